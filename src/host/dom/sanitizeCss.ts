import {parseUrl} from '#domain/value/parseUrl';
import {hasRules, hasStyle, narrowed, textOfRules} from './unnested';

/** CSS from other users that is longer than this (characters) is not used (rule profiles-3). */
export const maxCssLength = 1_000_000;

/** Contains our floating panels and lifecycle elements; CSS from other users never applies to it. */
export const overlayTag = 'am-overlay';

/** Selects everything but our overlay. Firefox has had `@scope`, whose limit would do the same, since 146. */
const outsideOverlay = `:not(${overlayTag}, ${overlayTag} *)`;

const address = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')]*))\s*\)/gi;

/** Whether a function that also accepts a plain string as a URL gets one that is not https. */
const hasUnsafeString = (value: string) => /(?:image-set|src)\([^)]*["']\s*(?!https:)[a-z-]+:/i.test(value);

/** The value of a declaration with its URLs made absolute; `undefined` if one of them is not https. */
function cleanValue(name: string, value: string, base: string): string | undefined {
  // A custom property keeps its text as written, so escapes could hide the name of a function in it.
  if (name.startsWith('--') && value.includes('\\')) return undefined;
  let bad = false;
  const clean = value.replace(address, (_whole, ...[double, single, bare]: (string | undefined)[]) => {
    const written = (double ?? single ?? bare ?? '').trim();
    if (written.startsWith('#')) return `url("${written}")`;
    const url = parseUrl(written, base);
    if (url?.protocol !== 'https:') bad = true;
    return `url("${url?.href.replace(/["\\\n]/g, encodeURIComponent) ?? ''}")`;
  });
  return bad || hasUnsafeString(value) ? undefined : clean;
}

const hasUnsafeUrl = (text: string) =>
  text.includes('\\') || [...text.matchAll(address)].some(([whole]) => !/^url\(\s*["']?\s*(?:https:|#)/i.test(whole));

/**
 * Whether text typed by the user is a value of the CSS property `background` with https addresses only (rule safety-2).
 */
export const isSafeBackground = (value: string) =>
  CSS.supports('background', value) && !hasUnsafeUrl(value) && !hasUnsafeString(value);

function cleanDeclarations(style: CSSStyleDeclaration, base: string) {
  const unreadable: string[] = [];
  for (const name of [...style]) {
    const value = style.getPropertyValue(name);
    // The parts of a shorthand that contains variables cannot be read.
    if (value === '') unreadable.push(name);
    const clean = cleanValue(name, value, base);
    if (clean === undefined) style.removeProperty(name);
    else if (clean !== value) style.setProperty(name, clean, style.getPropertyPriority(name));
  }
  if (unreadable.length && hasUnsafeUrl(style.cssText)) for (const name of unreadable) style.removeProperty(name);
}

function cleanRule(rule: CSSRule, base: string) {
  if (hasStyle(rule)) cleanDeclarations(rule.style, base);
  if (hasRules(rule)) for (const inner of rule.cssRules) cleanRule(inner, base);
}

/** Rules that define a name for the whole page, and have no selectors. A layer with rules has. */
const isGlobalRule = (rule: CSSRule) =>
  /^@(?:font-face|keyframes|-webkit-keyframes|property|counter-style)\b/i.test(rule.cssText) ||
  (/^@layer\b/i.test(rule.cssText) && !hasRules(rule));

/** The rules of a style sheet from other users, with https URLs only; none if the text is too long. */
export function cleanSheet(text: string, base: string): readonly CSSRule[] {
  if (text.length > maxCssLength) return [];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  for (const rule of sheet.cssRules) cleanRule(rule, base);
  return [...sheet.cssRules];
}

/** The rules that define a name for the whole page, and the other rules. */
export const globalRules = (rules: readonly CSSRule[]) => ({
  named: rules.filter(isGlobalRule),
  others: rules.filter(rule => !isGlobalRule(rule)),
});

/**
 * Sanitises CSS from other users (rule safety-2): drops `@import` (constructed style sheets ignore it), allows only
 * https URLs, resolved against `base`, and narrows the selectors so that they never match our own overlay. Returns an
 * empty text if the input is too long.
 */
export function sanitizeCss(text: string, base: string): string {
  const {named, others} = globalRules(cleanSheet(text, base));
  const narrow = (selectors: readonly string[], style: CSSStyleDeclaration) =>
    /* css */ `${selectors.map(each => narrowed(each, outsideOverlay)).join(', ')} { ${style.cssText} }`;
  return [...named.map(({cssText}) => cssText), textOfRules(others, narrow)].join('\n');
}
