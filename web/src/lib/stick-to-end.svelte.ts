/** Keeps a list scrolled to its last line, unless the reader has scrolled up. */
export const stickToEnd = (count: () => number) => (list: HTMLElement) => {
  let atEnd = true;
  // Measured when the reader scrolls: after a long new line the end would seem far away.
  const measure = () => (atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 40);
  list.addEventListener('scroll', measure);
  $effect(() => {
    void count();
    if (atEnd) list.scrollTop = list.scrollHeight;
  });
  return () => list.removeEventListener('scroll', measure);
};
