import {cleanSheet, globalRules, outsideOverlay, overlayTag} from './sanitizeCss';
import {hasRules, hasStyle, narrowed, pseudoElement, textOfRules} from './unnested';

/** Properties that a profile may set on the page as a whole: the others could take the page away. */
const isPageWide = (name: string) => /^(?:color|background(?:-.+)?|font(?:-.+)?|--color-.+)$/.test(name);

/** A box that the site adds to the body. */
const addedBox = `body > :not(#app, ${overlayTag})`;
/** Everything below the page as a whole, with these boxes. */
const withinPage = `${outsideOverlay}:is(#app *, ${addedBox}, ${addedBox} *)`;

/** A page of unknown elements: a selector that matches one of them names nothing that it needs. */
function emptyPage() {
  const page = document.implementation.createHTMLDocument('');
  const app = page.createElement('div');
  app.id = 'app';
  const [outer, inner] = [page.createElement('x-outer'), page.createElement('x-inner')];
  outer.append(inner);
  app.append(outer);
  page.body.append(app);
  return {roots: [page.documentElement, page.body, app], unknown: [outer, inner]};
}

/** Whether a selector matches one of these elements. Pseudo-elements match nothing. */
const matches = (nodes: readonly (Element | null)[], selector: string) =>
  nodes.some(node => node?.matches(selector) === true);

/** The declarations that may apply to the page as a whole. */
function pageWideOf(style: CSSStyleDeclaration): string {
  const copy = new CSSStyleSheet();
  copy.replaceSync(/* css */ `a { ${style.cssText} }`);
  const [rule] = copy.cssRules;
  if (!rule || !hasStyle(rule)) return '';
  for (const name of [...rule.style]) if (!isPageWide(name)) rule.style.removeProperty(name);
  return rule.style.cssText;
}

const written = (selectors: readonly string[], only: string, text: string) =>
  selectors.length && text ? /* css */ `${selectors.map(each => narrowed(each, only)).join(', ')} { ${text} }` : '';

/** Splits rules into those for the page as a whole and those within it. */
class Splitter {
  readonly #empty = emptyPage();
  readonly #roots = [...this.#empty.roots, document.documentElement, document.body, document.getElementById('app')];

  /** The text of rules for the page as a whole. */
  whole(rules: Iterable<CSSRule>): string {
    const isOfRoot = (part: string) => matches(this.#roots, part) || part.includes('site-theme');
    return textOfRules(rules, (parts, style) => {
      const pseudo = parts.filter(part => pseudoElement.test(part) && isOfRoot(part.replace(pseudoElement, '') || '*'));
      const own = written(parts.filter(isOfRoot), outsideOverlay, pageWideOf(style));
      return `${own}\n${written(pseudo, outsideOverlay, style.cssText)}`;
    });
  }

  /** The text of rules within the page. */
  within(rules: Iterable<CSSRule>): string {
    const isSpecific = (part: string) => !matches(this.#empty.unknown, part);
    return textOfRules(rules, (parts, style) => written(parts.filter(isSpecific), withinPage, style.cssText));
  }
}

/**
 * The values that our overlay has now, as a rule that keeps them while a profile's style applies: the overlay inherits
 * from the page, although no rule of the profile applies to it.
 */
function overlayRule(css: string): string {
  const page = getComputedStyle(document.body);
  const names = new Set(css.match(/--[\w-]+/g));
  const values = [...names].map(name => `${name}: ${page.getPropertyValue(name) || 'initial'};`);
  return /* css */ `${overlayTag} { all: initial; font-size: ${page.fontSize}; ${values.join(' ')} }`;
}

const isScope = (rule: CSSRule | undefined) => rule?.constructor.name === 'CSSScopeRule';

/** Removes the scopes of a profile, which would hide which elements its selectors match. */
function withoutScopes(rules: readonly CSSRule[]): readonly CSSRule[] {
  for (const rule of rules.filter(hasRules)) {
    for (let at = rule.cssRules.length - 1; at >= 0; at -= 1) if (isScope(rule.cssRules[at])) rule.deleteRule(at);
    withoutScopes([...rule.cssRules]);
  }
  return rules.filter(rule => !isScope(rule));
}

/** Registering a property of the site or of ours would change how it is inherited. */
const registersOurs = (rule: CSSRule) => /^@property\s+--(?:color|am)-/i.test(rule.cssText);

/**
 * The style of a profile, sanitised like other CSS (`sanitizeCss`). Rules about the page as a whole (`html`, `body`,
 * `#app`, and selectors that match everything) keep only colors, backgrounds, fonts and the site's color variables, and
 * our overlay inherits nothing of them. Call it while the style isn't applied.
 */
export function sanitizeProfileCss(text: string, base: string): string {
  const rules = withoutScopes(cleanSheet(text, base));
  const {named, others} = globalRules(rules.filter(rule => !registersOurs(rule)));
  if (!others.length) return named.join('\n');
  const splitter = new Splitter();
  const [whole, within] = [splitter.whole(others), splitter.within(others)];
  return [...named, whole, within, overlayRule(`${whole}\n${within}`)].join('\n');
}
