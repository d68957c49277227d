/** Make and use passkeys: between what browsers and what the server speak. */
type Json = Record<string, unknown>;

/** Whether this page may use passkeys: over HTTPS or on localhost, and not by a bare number. */
export const passkeysWork = () =>
  isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname);

const bytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
const text = (data: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(data)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const known = (list: unknown) =>
  ((list ?? []) as { id: string; type: 'public-key' }[]).map((one) => ({ ...one, id: bytes(one.id) }));

const named = (found: Credential | null, response: Json) => {
  const credential = found as PublicKeyCredential;
  return { id: credential.id, rawId: credential.id, type: credential.type, response };
};

/** Let the device make a passkey; null if the player thought better of it. */
export async function makePasskey(options: Json): Promise<Json | null> {
  const user = options.user as { id: string; name: string; displayName: string };
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge as string),
    user: { ...user, id: bytes(user.id) },
    excludeCredentials: known(options.excludeCredentials),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = await navigator.credentials.create({ publicKey }).catch(() => null);
  if (!made) return null;
  const response = (made as PublicKeyCredential).response as AuthenticatorAttestationResponse;
  return named(made, {
    clientDataJSON: text(response.clientDataJSON),
    attestationObject: text(response.attestationObject),
  });
}

/** Let the device sign with a passkey; null if the player thought better of it. */
export async function usePasskey(options: Json): Promise<Json | null> {
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge as string),
    allowCredentials: known(options.allowCredentials),
  } as unknown as PublicKeyCredentialRequestOptions;
  const used = await navigator.credentials.get({ publicKey }).catch(() => null);
  if (!used) return null;
  const response = (used as PublicKeyCredential).response as AuthenticatorAssertionResponse;
  return named(used, {
    clientDataJSON: text(response.clientDataJSON),
    authenticatorData: text(response.authenticatorData),
    signature: text(response.signature),
    userHandle: response.userHandle ? text(response.userHandle) : null,
  });
}
