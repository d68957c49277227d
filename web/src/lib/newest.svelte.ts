/** Keep a list at its newest line, unless its reader has scrolled up. */
export const newest = (count: () => number) => (list: HTMLElement) => {
  let near = true;
  // Measured when the reader scrolls: a long new line would seem far away afterwards.
  const look = () => (near = list.scrollHeight - list.scrollTop - list.clientHeight < 40);
  list.addEventListener('scroll', look);
  $effect(() => {
    void count();
    if (near) list.scrollTop = list.scrollHeight;
  });
  return () => list.removeEventListener('scroll', look);
};
