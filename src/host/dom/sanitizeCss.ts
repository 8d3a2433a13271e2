/** Style text of other people, longer than this (characters), is not used (spec 3, section 5: custom CSS). */
export const maxCssLength = 1_000_000;

/** Our floating boxes and bare elements: style text of other people never applies to them (decision 15). */
const ours = 'am-overlay';

const address = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')]*))\s*\)/gi;

/** A declaration's value with its addresses made whole, or `undefined` where one is not https. */
function cleanValue(name: string, value: string, base: string): string | undefined {
  // An own property keeps its text as it was written, in which a function's name may be hidden behind escapes.
  if (name.startsWith('--') && value.includes('\\')) return undefined;
  let bad = false;
  const clean = value.replace(address, (_whole, ...[double, single, bare]: (string | undefined)[]) => {
    const written = (double ?? single ?? bare ?? '').trim();
    if (written.startsWith('#')) return `url("${written}")`;
    const url = URL.canParse(written, base) ? new URL(written, base) : undefined;
    if (url?.protocol !== 'https:') bad = true;
    return `url("${url?.href.replace(/["\\\n]/g, encodeURIComponent) ?? ''}")`;
  });
  // A string in the place of an address: only these functions take one.
  return bad || /(?:image-set|src)\([^)]*["']\s*(?!https:)[a-z-]+:/i.test(value) ? undefined : clean;
}

const isUnsafe = (text: string) =>
  text.includes('\\') || [...text.matchAll(address)].some(([whole]) => !/^url\(\s*["']?\s*(?:https:|#)/i.test(whole));

function cleanDeclarations(style: CSSStyleDeclaration, base: string) {
  const hidden: string[] = [];
  for (const name of [...style]) {
    const value = style.getPropertyValue(name);
    // A shorthand with variables in it tells nothing of its parts.
    if (value === '') hidden.push(name);
    const clean = cleanValue(name, value, base);
    if (clean === undefined) style.removeProperty(name);
    else if (clean !== value) style.setProperty(name, clean, style.getPropertyPriority(name));
  }
  if (hidden.length && isUnsafe(style.cssText)) for (const name of hidden) style.removeProperty(name);
}

const hasRules = (rule: CSSRule): rule is CSSRule & {cssRules: CSSRuleList; deleteRule(index: number): void} =>
  'cssRules' in rule && 'deleteRule' in rule;
const hasStyle = (rule: CSSRule): rule is CSSRule & {style: CSSStyleDeclaration} => 'style' in rule;

function cleanRule(rule: CSSRule, base: string) {
  if (hasStyle(rule)) cleanDeclarations(rule.style, base);
  if (hasRules(rule)) for (const inner of rule.cssRules) cleanRule(inner, base);
}

/** Rules that name something for the whole page; they stand beside a scope, not in it. */
const isNamed = (rule: CSSRule) =>
  /^@(?:font-face|keyframes|-webkit-keyframes|property|layer|counter-style)\b/i.test(rule.cssText);

/**
 * Makes style text of other people fit for the page (decision 15): no `@import` (a constructed sheet takes none), addresses only of
 * https, made whole against `base`, and nothing of it applies to our own overlay. Text that is too long gives none.
 */
export function sanitizeCss(text: string, base: string): string {
  if (text.length > maxCssLength) return '';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  const named: string[] = [];
  const scoped: string[] = [];
  for (const rule of sheet.cssRules) {
    cleanRule(rule, base);
    (isNamed(rule) ? named : scoped).push(rule.cssText);
  }
  if (!scoped.length) return named.join('\n');
  return `${named.join('\n')}\n@scope (:root) to (${ours}) {\n${scoped.join('\n')}\n}`;
}
