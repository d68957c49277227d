/** Tells whether a media query holds, also after a phone is turned or a window resized. */
export function mediaQuery(query: string): () => boolean {
  const media = matchMedia(query);
  let matches = $state(media.matches);
  $effect(() => {
    const update = () => (matches = media.matches);
    media.addEventListener('change', update);
    return () => media.removeEventListener('change', update);
  });
  return () => matches;
}
