const sheets = new Map<string, CSSStyleSheet>();

/** One constructed sheet for each style text, shared by all shadow roots (a strict policy blocks style elements). */
export function sheet(css: string): CSSStyleSheet {
  const known = sheets.get(css);
  if (known) return known;
  const made = new CSSStyleSheet();
  made.replaceSync(css);
  sheets.set(css, made);
  return made;
}

const orders = new WeakMap<CSSStyleSheet, number>();
/** How many want a sheet: on the next page of a feature its sheet is adopted before it is dropped for the last one. */
const wanted = new WeakMap<CSSStyleSheet, number>();

/** Adds a sheet to the page among ours, in catalogue order and behind the host's own. */
export function adoptSheet(css: string, order: number) {
  const own = sheet(css);
  wanted.set(own, (wanted.get(own) ?? 0) + 1);
  adopt(own, order);
}

function adopt(own: CSSStyleSheet, order: number) {
  const list = document.adoptedStyleSheets;
  if (list.includes(own)) return;
  orders.set(own, order);
  const after = list.findIndex(each => (orders.get(each) ?? -1) > order);
  document.adoptedStyleSheets = after < 0 ? [...list, own] : list.toSpliced(after, 0, own);
}

/** A sheet of the page whose text changes as a person edits; empty text takes it out of the page. Goes with the signal. */
export function liveSheet({order, signal}: {order: number; signal: AbortSignal}): (css: string) => void {
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

/** Takes a sheet of ours out of the page, once nobody wants it. */
export function dropSheet(css: string) {
  const own = sheet(css);
  const left = Math.max(0, (wanted.get(own) ?? 0) - 1);
  wanted.set(own, left);
  if (left > 0) return;
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter(each => each !== own);
}

const markOf = (name: string) => `data-${name}`;

/** Style text that applies while the root element is marked with the name; its rules weigh as much as before. */
export const marked = (css: string, name: string) => `:where([${markOf(name)}]) {\n${css}}`;

const marks = new Map<string, number>();

/** Marks the root element until the signal ends. An attribute for each name: a change of one makes nobody look at the rules of the others. */
export function mark(name: string, {signal}: {signal: AbortSignal}) {
  const count = (by: number) => {
    const left = (marks.get(name) ?? 0) + by;
    marks.set(name, left);
    // On the next page of a feature its mark is wanted anew before it is given up for the last one.
    document.documentElement.toggleAttribute(markOf(name), left > 0);
  };
  count(1);
  signal.addEventListener('abort', () => count(-1));
}
