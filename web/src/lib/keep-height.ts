/** Notes how high an element has been in this window as `--kept`: it need not shrink again, and nothing moves. What passes soon does not count. */
export function keepHeight(node: HTMLElement): () => void {
  let kept = 0;
  const watch = new ResizeObserver(() => {
    if (node.offsetHeight <= kept || 'passing' in node.dataset) return;
    kept = node.offsetHeight;
    node.style.setProperty('--kept', `${kept}px`);
  });
  const forget = () => {
    kept = 0;
    node.style.removeProperty('--kept');
  };
  watch.observe(node);
  addEventListener('resize', forget);
  return () => {
    watch.disconnect();
    removeEventListener('resize', forget);
  };
}
