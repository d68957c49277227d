/** Follow whether the screen is as a media query says: phones are turned, windows are drawn wider. */
export function screenIs(query: string): () => boolean {
  const media = matchMedia(query);
  let so = $state(media.matches);
  $effect(() => {
    const look = () => (so = media.matches);
    media.addEventListener('change', look);
    return () => media.removeEventListener('change', look);
  });
  return () => so;
}
