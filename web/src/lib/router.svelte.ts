/** A small router over the browser's history. */
export const route = $state({ path: location.pathname });

addEventListener('popstate', () => {
  route.path = location.pathname;
});

export function go(path: string, instead = false) {
  if (instead) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  route.path = location.pathname;
  scrollTo(0, 0);
}

/** Follow a link without loading the page again, unless it is to open in another tab. */
export function link(event: MouseEvent) {
  const anchor = event.currentTarget as HTMLAnchorElement;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go(anchor.pathname);
}
