/** Synthesises a few soft sounds. */

let context: AudioContext | null = null;

export type Tune = keyof typeof TUNES;
const TUNES = {
  card: [[520, 0, 0.06]],
  purr: [
    [110, 0, 0.16],
    [104, 0.12, 0.2],
  ],
  chime: [
    [660, 0, 0.18],
    [880, 0.1, 0.22],
    [1320, 0.2, 0.3],
  ],
} as const;

export function play(tune: Tune) {
  context ??= new AudioContext();
  // Browsers suspend audio that was made before the first tap or key.
  if (context.state === 'suspended') void context.resume();
  for (const [pitch, after, length] of TUNES[tune]) {
    const [tone, gain] = [context.createOscillator(), context.createGain()];
    const start = context.currentTime + after;
    tone.type = tune === 'purr' ? 'triangle' : 'sine';
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + length);
  }
}
