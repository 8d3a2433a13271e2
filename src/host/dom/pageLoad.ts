/** Calls back once the page has loaded: at once if it has, since a script manager may inject the script late. */
export function whenLoaded(loaded: () => void, options: {signal?: AbortSignal} = {}) {
  if (document.readyState === 'complete') loaded();
  else addEventListener('load', loaded, {...options, once: true});
}

/** Calls back once the body of the page exists as a whole: at once if it does. */
export function whenParsed(parsed: () => void) {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', parsed, {once: true});
  else parsed();
}
