import {ownElement} from './ownElement';
import {cleanKeyframes, isHarmlessPseudo, keptDeclarations, staysInBox, type Place} from './profileDeclarations';
import {cleanSheet, globalRules, overlayTag} from './sanitizeCss';
import {hasRules, narrowed, pseudoElement, textOfRules} from './unnested';

/** The box of the profile on the page. */
const box = '.page-content > .user';
const notOurs = `:not(${overlayTag}, ${overlayTag} *, ${ownElement})`;

/** The elements that a rule applies to at each place. */
const scopes: Record<Place | 'everywhere', string> = {
  everywhere: notOurs,
  outside: `${notOurs}:not(${box}, ${box} *)`,
  box,
  within: `${notOurs}:is(${box} *)`,
};

/** Clips what a profile positions, and keeps it below the site's bars. */
const guard = /* css */ `
  /* Important, since a profile's own rule for its box may be more specific, or an animation. */
  ${box} { position: relative !important; overflow: clip !important; isolation: isolate !important; }
`;

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

/** The rules that one part of a selector list becomes, with the declarations that it keeps at each place. */
class Splitter {
  readonly #empty = emptyPage();
  readonly #roots = [...this.#empty.roots, document.documentElement, document.body, document.getElementById('app')];
  readonly #canAnimateBox: boolean;

  constructor(canAnimateBox: boolean) {
    this.#canAnimateBox = canAnimateBox;
  }

  #placesOf(part: string): readonly (readonly [keyof typeof scopes, Place])[] {
    const isPseudo = pseudoElement.test(part);
    const element = part.replace(pseudoElement, '') || '*';
    const isWhole = !isPseudo && (matches(this.#roots, part) || part.includes('site-theme'));
    const outside = [[isWhole ? 'everywhere' : 'outside', 'outside']] as const;
    // The pseudo-elements of the box are in it.
    const inside = [
      ['box', isPseudo ? 'within' : 'box'],
      ['within', 'within'],
    ] as const;
    return [
      ...(isPseudo && !isHarmlessPseudo(part) ? [] : outside),
      ...(matches(this.#empty.unknown, element) ? [] : inside),
    ];
  }

  /** The text of rules for the page with a profile. */
  text = (rules: Iterable<CSSRule>): string =>
    textOfRules(rules, (parts, style) => parts.map(part => this.#written(part, style)).join('\n'));

  #written(part: string, style: CSSStyleDeclaration): string {
    const rules = this.#placesOf(part).map(([scope, place]) => {
      const text = keptDeclarations(style, {place, part, canAnimateBox: this.#canAnimateBox});
      return text && /* css */ `${narrowed(part, scopes[scope])} { ${text} }`;
    });
    return rules.filter(Boolean).join('\n');
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

const isKeyframes = (rule: CSSRule): rule is CSSKeyframesRule => rule instanceof CSSKeyframesRule;

/** Registering a property of the site or of ours would change how it is inherited. */
const registersOurs = (rule: CSSRule) => /^@property\s+--(?:color|am)-/i.test(rule.cssText);

/**
 * The style of a profile, sanitised like other CSS (`sanitizeCss`). Within the profile it is free, but what it positions
 * is clipped. Rules that match anything else, or everything, only decorate: they keep backgrounds, variables, fonts of a
 * readable size and opaque colors. Neither our elements nor our overlay are changed. A rule whose selector depends on
 * what the page contains names no address. Call it while the style isn't applied.
 */
export function sanitizeProfileCss(text: string, base: string): string {
  const rules = withoutScopes(cleanSheet(text, base));
  const {named, others} = globalRules(rules.filter(rule => !registersOurs(rule)));
  const keyframes = named.filter(isKeyframes);
  keyframes.forEach(cleanKeyframes);
  const names = named.map(({cssText}) => cssText);
  if (!others.length) return names.join('\n');
  const style = new Splitter(keyframes.every(staysInBox)).text(others);
  return [...names, style, guard, overlayRule(style)].join('\n');
}
