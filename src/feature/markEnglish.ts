import {hasFallbacks, isFallback} from '#domain/text/fallback';

const attributeFilter = ['alt', 'aria-label', 'label', 'placeholder', 'title'];

/** Elements that have their `lang` from here, and not from their component. */
const marked = new WeakSet<Element>();

const isEnglish = (element: Element) =>
  attributeFilter.some(name => isFallback(element.getAttribute(name) ?? '')) ||
  [...element.childNodes].some(node => node instanceof Text && isFallback(node.data));

const isMarkedEnglish = (element: Element | null) =>
  element !== null && marked.has(element) && element.getAttribute('lang') === 'en';

/** Marks an element in English, or one in `language` inside of such an element. */
function mark(element: Element, language: string) {
  if (element.hasAttribute('lang') && !marked.has(element)) return;
  const isInside = isMarkedEnglish(element.parentElement);
  if (isEnglish(element) || isInside) {
    marked.add(element);
    element.setAttribute('lang', isEnglish(element) ? 'en' : language);
  } else if (marked.delete(element)) element.removeAttribute('lang');
}

/** The elements whose texts a change may have affected. */
function affected({target, addedNodes}: MutationRecord): Element[] {
  const added = [...addedNodes].filter(node => node instanceof Element);
  const changed = target instanceof Element ? target : target.parentElement;
  return [...(changed ? [changed] : []), ...added.flatMap(element => [element, ...element.querySelectorAll('*')])];
}

/**
 * Gives elements in a shadow root `lang="en"` while they show an English message for lack of a translation: as a text
 * of their own or in an attribute. Elements inside of them keep the language of the root. A message is a string wherever
 * it is used, so only the rendered text shows which elements have one. Tables load with what shows them, so only a
 * change shows whether any text is missing.
 */
export function markEnglish(root: ShadowRoot) {
  const observer = new MutationObserver(records => {
    if (!hasFallbacks()) return;
    const {lang} = root.host as HTMLElement;
    for (const element of new Set(records.flatMap(affected)))
      for (const each of [element, ...element.children]) mark(each, lang);
  });
  observer.observe(root, {subtree: true, childList: true, characterData: true, attributes: true, attributeFilter});
}
