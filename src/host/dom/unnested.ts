/** Whether a rule contains others. */
export const hasRules = (rule: CSSRule): rule is CSSRule & {cssRules: CSSRuleList; deleteRule(index: number): void} =>
  'cssRules' in rule && 'deleteRule' in rule;
/** Whether a rule has declarations of its own. */
export const hasStyle = (rule: CSSRule): rule is CSSRule & {style: CSSStyleDeclaration} => 'style' in rule;

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
export const pseudoElement = /::[\w-]+[^\]"']*$/;

/** The same selector, only for elements that another one matches as well; its specificity does not change. */
export function narrowed(selector: string, only: string): string {
  const at = selector.search(pseudoElement);
  const [element, rest] = at < 0 ? [selector, ''] : [selector.slice(0, at), selector.slice(at)];
  return `${element}:where(${only})${rest}`;
}

/** The text of a rule's declarations for the parts of its selector list. */
type Write = (selectors: readonly string[], style: CSSStyleDeclaration) => string;

/**
 * The text of style rules as `write` returns it, within their media queries and the like. Nested rules become rules of
 * their own, so that each selector stands alone; `parent` is the selector around the rules.
 */
export const textOfRules = (rules: Iterable<CSSRule>, write: Write, parent?: string): string =>
  [...rules].map(rule => textOf(rule, write, parent)).join('\n');

function textOf(rule: CSSRule, write: Write, parent: string | undefined): string {
  if (rule instanceof CSSStyleRule) {
    const parts = partsOf(rule.selectorText).map(part => resolve(part, parent));
    const own = rule.style.length ? write(parts, rule.style) : '';
    return `${own}\n${textOfRules(rule.cssRules, write, parts.join(', '))}`;
  }
  // Declarations after a nested rule.
  if (hasStyle(rule)) return parent !== undefined && rule.style.length ? write(partsOf(parent), rule.style) : '';
  if (!hasRules(rule)) return '';
  const inner = textOfRules(rule.cssRules, write, parent);
  const head = rule.cssText.slice(0, rule.cssText.indexOf('{'));
  return inner.trim() ? /* css */ `${head}{\n${inner}\n}` : '';
}
