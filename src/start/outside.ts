/**
 * Returns whether the document isn't one of the site's pages: not HTML, framed, a page of AniList's API such as the
 * authorization, or an error of its server. The product has nothing to do there, and writes nothing to the console. The
 * status 404 may be that of the site's own page, and some browsers report none.
 */
export function isOutsideOfSite(): boolean {
  if (document.contentType !== 'text/html' || window.top !== window.self) return true;
  if (location.pathname.startsWith('/api/')) return true;
  const [navigation] = performance.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[];
  const status = navigation?.responseStatus ?? 0;
  return status >= 400 && status !== 404;
}
