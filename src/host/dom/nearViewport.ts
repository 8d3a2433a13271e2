/**
 * Calls back with whether a node is within half a window height of the viewport, initially and whenever that changes.
 */
export function onNearViewport(node: Element, onChange: (isNear: boolean) => void, {signal}: {signal: AbortSignal}) {
  const observer = new IntersectionObserver(entries => onChange(entries.at(-1)?.isIntersecting === true), {
    rootMargin: '50% 0px',
  });
  observer.observe(node);
  signal.addEventListener('abort', () => observer.disconnect());
}
