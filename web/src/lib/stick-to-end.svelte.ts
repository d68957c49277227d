/** Keeps a list scrolled to its last line, unless the reader has scrolled up. */
export const stickToEnd = (count: () => number) => (list: HTMLElement) => {
  let atEnd = true;
  // Measured when the reader scrolls: after a long new line the end would seem far away.
  const measure = () => (atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 40);
  const stick = () => {
    if (atEnd) list.scrollTop = list.scrollHeight;
  };
  list.addEventListener('scroll', measure);
  // A line grows when a part of its move follows, or with its picture.
  const grown = new ResizeObserver(stick);
  for (const part of list.children) grown.observe(part);
  $effect(() => {
    void count();
    stick();
  });
  return () => {
    list.removeEventListener('scroll', measure);
    grown.disconnect();
  };
};
