const sheets = new Map<string, CSSStyleSheet>();

/**
 * The constructed style sheet for a CSS text, shared by all shadow roots. A strict content security policy blocks style
 * elements.
 */
export function sheet(css: string): CSSStyleSheet {
  const known = sheets.get(css);
  if (known) return known;
  const made = new CSSStyleSheet();
  made.replaceSync(css);
  sheets.set(css, made);
  return made;
}

const orders = new WeakMap<CSSStyleSheet, number>();
/**
 * Number of users of a style sheet. When navigating within a feature, its sheet is adopted for the new page before it
 * is dropped for the old one.
 */
const useCounts = new WeakMap<CSSStyleSheet, number>();

/** Adds a style sheet to the page, after the host's own and in the order of our parts. */
export function adoptSheet(css: string, order: number) {
  const own = sheet(css);
  useCounts.set(own, (useCounts.get(own) ?? 0) + 1);
  adopt(own, order);
}

function adopt(own: CSSStyleSheet, order: number) {
  const list = document.adoptedStyleSheets;
  if (list.includes(own)) return;
  orders.set(own, order);
  const after = list.findIndex(each => (orders.get(each) ?? -1) > order);
  document.adoptedStyleSheets = after < 0 ? [...list, own] : list.toSpliced(after, 0, own);
}

/**
 * Adds a style sheet whose text can be replaced, for example while the user edits it; empty text removes it from the
 * page. It is removed when the signal ends.
 */
export function editableSheet({order, signal}: {order: number; signal: AbortSignal}): (css: string) => void {
  const own = new CSSStyleSheet();
  let last = '';
  const drop = () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(each => each !== own);
  };
  signal.addEventListener('abort', drop);
  return css => {
    if (css === last || signal.aborted) return;
    last = css;
    own.replaceSync(css);
    if (css === '') drop();
    else adopt(own, order);
  };
}

/** The sheets in the page that nothing uses. */
const unused = new Set<CSSStyleSheet>();

/**
 * Ends a use of our style sheet. An unused one stays in the page until a feature is switched off, because adding or
 * removing a sheet makes the browser sort all rules of the page again.
 */
export function releaseSheet(css: string) {
  const own = sheet(css);
  const left = Math.max(0, (useCounts.get(own) ?? 0) - 1);
  useCounts.set(own, left);
  if (left === 0) unused.add(own);
}

/** Removes the sheets that nothing uses from the page. */
export function dropUnusedSheets() {
  const dropped = new Set([...unused].filter(each => !useCounts.get(each)));
  unused.clear();
  if (dropped.size) document.adoptedStyleSheets = document.adoptedStyleSheets.filter(each => !dropped.has(each));
}

/** Removes our style sheet from the page once nothing uses it. */
export function dropSheet(css: string) {
  releaseSheet(css);
  dropUnusedSheets();
}

const markAttribute = (name: string) => `data-${name}`;

/** CSS that applies while the root element is marked with the name; its specificity does not change. */
export const scopeToMark = (css: string, name: string) => /* css */ `:where([${markAttribute(name)}]) {\n${css}}`;

const marks = new Map<string, number>();

/**
 * Marks the root element until the signal ends. Each name has its own attribute, so that a change of one does not make
 * the browser re-evaluate the rules of the others.
 */
export function markRoot(name: string, {signal}: {signal: AbortSignal}) {
  const count = (by: number) => {
    const left = (marks.get(name) ?? 0) + by;
    marks.set(name, left);
    // When navigating within a feature, its mark is requested for the new page before it is released for the old one.
    document.documentElement.toggleAttribute(markAttribute(name), left > 0);
  };
  count(1);
  signal.addEventListener('abort', () => count(-1));
}
