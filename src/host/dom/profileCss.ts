import {cleanSheet, globalRules, hasRules, hasStyle, overlayTag} from './sanitizeCss';

/** Properties that a profile may set on the page as a whole: the others could take the page away. */
const isPageWide = (name: string) => /^(?:color|background(?:-.+)?|font(?:-.+)?|--color-.+)$/.test(name);

/** Matches our overlay and nothing of the page; the limit of every scope. */
const limit = `to (${overlayTag})`;
/** Everything below the page as a whole, with the boxes that the site adds to the body. */
const withinPage = `@scope (#app > *, body > :not(#app, ${overlayTag})) ${limit}`;
const wholePage = `@scope (:root) ${limit}`;

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

/** The parts of a selector list. */
function partsOf(list: string): readonly string[] {
  const parts: string[] = [];
  let [depth, start, quote] = [0, 0, ''];
  for (let at = 0; at < list.length; at += 1) {
    const letter = list[at] ?? '';
    if (letter === '\\') at += 1;
    else if (quote) quote = letter === quote ? '' : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === '(' || letter === '[') depth += 1;
    else if (letter === ')' || letter === ']') depth -= 1;
    else if (letter === ',' && !depth) {
      parts.push(list.slice(start, at).trim());
      start = at + 1;
    }
  }
  return [...parts, list.slice(start).trim()];
}

/** A nested selector without nesting, as CSS defines it. */
const resolve = (selector: string, parent: string | undefined) => {
  if (parent === undefined) return selector;
  const around = `:is(${parent})`;
  return selector.includes('&') ? selector.replaceAll('&', around) : `${around} ${selector}`;
};

/** The pseudo-element at the end of a selector, with what follows it. */
const pseudoElement = /::[\w-]+[^\]"']*$/;

/**
 * The same selector with a mention of `:scope` that changes nothing: without one, a selector in a scope matches only
 * below the scope's root, and none of its parts may be above that.
 */
function inScope(selector: string): string {
  const at = selector.search(pseudoElement);
  const [element, rest] = at < 0 ? [selector, ''] : [selector.slice(0, at), selector.slice(at)];
  return `${element}:where(:scope, :not(:scope))${rest}`;
}

/** The declarations that may apply to the page as a whole. */
function pageWideOf(style: CSSStyleDeclaration): string {
  const copy = new CSSStyleSheet();
  copy.replaceSync(`a { ${style.cssText} }`);
  const [rule] = copy.cssRules;
  if (!rule || !hasStyle(rule)) return '';
  for (const name of [...rule.style]) if (!isPageWide(name)) rule.style.removeProperty(name);
  return rule.style.cssText;
}

/** Splits rules into those for the page as a whole and those within it. */
class Splitter {
  readonly #empty = emptyPage();
  readonly #roots = [...this.#empty.roots, document.documentElement, document.body, document.getElementById('app')];

  /** The text of rules for the page as a whole, or within it; nested rules become rules of their own. */
  textOf(rules: Iterable<CSSRule>, of: 'whole' | 'within', parent?: string): string {
    return [...rules].map(rule => this.#rule(rule, of, parent)).join('\n');
  }

  #rule(rule: CSSRule, of: 'whole' | 'within', parent: string | undefined): string {
    if (rule instanceof CSSStyleRule) {
      const selector = partsOf(rule.selectorText)
        .map(part => resolve(part, parent))
        .join(', ');
      return `${this.#declarations(selector, rule.style, of)}\n${this.textOf(rule.cssRules, of, selector)}`;
    }
    // Declarations after a nested rule.
    if (hasStyle(rule)) return parent === undefined ? '' : this.#declarations(parent, rule.style, of);
    // A scope of the profile's own would hide which elements its selectors match.
    if (!hasRules(rule) || rule.constructor.name === 'CSSScopeRule') return '';
    const inner = this.textOf(rule.cssRules, of, parent);
    const head = rule.cssText.slice(0, rule.cssText.indexOf('{'));
    return inner.trim() ? `${head}{\n${inner}\n}` : '';
  }

  #declarations(selector: string, style: CSSStyleDeclaration, of: 'whole' | 'within'): string {
    if (!style.length) return '';
    const parts = partsOf(selector);
    const written = (selectors: readonly string[], text: string) =>
      selectors.length && text ? `${selectors.map(inScope).join(', ')} { ${text} }` : '';
    if (of === 'within') {
      const isSpecific = (part: string) => !matches(this.#empty.unknown, part);
      return written(parts.filter(isSpecific), style.cssText);
    }
    const isOfRoot = (part: string) => matches(this.#roots, part) || part.includes('site-theme');
    const pseudo = parts.filter(part => pseudoElement.test(part) && isOfRoot(part.replace(pseudoElement, '') || '*'));
    return `${written(parts.filter(isOfRoot), pageWideOf(style))}\n${written(pseudo, style.cssText)}`;
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
  return `${overlayTag} { all: initial; font-size: ${page.fontSize}; ${values.join(' ')} }`;
}

/** Registering a property of the site or of ours would change how it is inherited. */
const registersOurs = (rule: CSSRule) => /^@property\s+--(?:color|am)-/i.test(rule.cssText);

/**
 * The style of a profile, sanitised like other CSS (`sanitizeCss`). Rules about the page as a whole (`html`, `body`,
 * `#app`, and selectors that match everything) keep only colors, backgrounds, fonts and the site's color variables, and
 * our overlay inherits nothing of them. Call it while the style isn't applied.
 */
export function sanitizeProfileCss(text: string, base: string): string {
  const rules = cleanSheet(text, base);
  const {named, others} = globalRules(rules.filter(rule => !registersOurs(rule)));
  if (!others.length) return named.join('\n');
  const splitter = new Splitter();
  const whole = `${wholePage} {\n${splitter.textOf(others, 'whole')}\n}`;
  const within = `${withinPage} {\n${splitter.textOf(others, 'within')}\n}`;
  return [...named, whole, within, overlayRule(`${whole}\n${within}`)].join('\n');
}
