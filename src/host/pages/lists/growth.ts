/** Distance from the end of the page within which sites load more (px); the site's own is unknown. */
const margin = 2000;

/**
 * Keeps the site from rendering more rows until the signal ends, while the column of lists is hidden. An observer of the
 * site never sees a hidden node. A listener of the window would see the end of the page, which is near without the
 * lists: there, the event doesn't reach it. Listeners of the document, and capturing ones, hear it everywhere.
 */
export function holdRows({signal}: {signal: AbortSignal}) {
  const stop = (event: Event) => {
    const {scrollHeight} = document.documentElement;
    if (scrollY + innerHeight > scrollHeight - margin) event.stopPropagation();
  };
  document.addEventListener('scroll', stop, {signal});
}
