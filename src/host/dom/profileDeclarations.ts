import {hasStyle} from './unnested';

const fonts = /^font-(?:family|weight|style|stretch|kerning|feature-settings|variation-settings|variant|variant-.+)$/;
const backgrounds = /^background-/;
const scrollbarPseudo = /::-webkit-scrollbar[\w-]*$/;
const selectionPseudo = /::(?:-moz-)?selection$/;

/** Sizes of text outside of the profile, in px. */
const [smallest, largest] = [8, 40];
/** The px of the units that don't depend on the text around; the site's rem is 10 px. */
const unitPx: Record<string, number> = {px: 1, pt: 4 / 3, rem: 10};

/** Whether a font size is readable everywhere: a keyword, or an absolute size within the limits. */
export function isReadableSize(value: string): boolean {
  const [, amount, unit = ''] = /^([\d.]+)(px|pt|rem)$/.exec(value) ?? [];
  if (amount === undefined)
    return /^(?:(?:xx?-|xxx-)?(?:small|large)|medium|inherit|initial|unset|revert)$/.test(value);
  const px = Number(amount) * (unitPx[unit] ?? 0);
  return px >= smallest && px <= largest;
}

/** The color of a canvas that doesn't know the given one. */
const unset = '#010203';
let canvas: CanvasRenderingContext2D | null | undefined;

/** Whether a color hides nothing: its alpha is 1, also if it is one of the site's colors. */
export function isOpaque(value: string): boolean {
  if (/^(?:inherit|initial|unset|revert|revert-layer)$/.test(value)) return true;
  // Only variables of three numbers keep these names (`isPlainSiteColor`).
  if (/^rgba?\(\s*var\(--color-[\w-]+\)\s*(?:,\s*1\s*)?\)$/.test(value)) return true;
  canvas ??= document.createElement('canvas').getContext('2d');
  if (!canvas || value.includes('var(') || !CSS.supports('color', value)) return false;
  canvas.fillStyle = unset;
  canvas.fillStyle = value;
  const read = canvas.fillStyle;
  return read !== unset && !/rgba|\//.test(read);
}

/** Whether a variable of the site's colors gets three numbers, or another one: a fourth could make texts invisible. */
const isPlainSiteColor = (value: string) =>
  /^\s*(?:[\d.]+%?[\s,]+[\d.]+%?[\s,]+[\d.]+%?|var\(--color-[\w-]+\))\s*$/.test(value);

/** Whether a rule outside of the profile keeps a declaration: it may decorate, but neither hide nor cover. */
function isDecoration(name: string, value: string, pseudo: string): boolean {
  if (name.startsWith('--')) return !name.startsWith('--color-') || isPlainSiteColor(value);
  if (name === 'color') return isOpaque(value);
  if (name === 'font-size') return isReadableSize(value);
  if (scrollbarPseudo.test(pseudo) && /^(?:width|height|border|box-shadow)/.test(name)) return true;
  return backgrounds.test(name) || fonts.test(name) || name === 'scrollbar-color' || name === 'scrollbar-width';
}

/** Whether a pseudo-element may be styled outside of the profile; others are boxes that could cover the page. */
export const isHarmlessPseudo = (part: string) => scrollbarPseudo.test(part) || selectionPseudo.test(part);

/**
 * Declarations of the box of the profile itself that stay within it. Others move or enlarge the box, or draw outside of
 * it.
 */
const isOfOwnBox = (name: string) =>
  /^(?:--.+|background-.+|color|color-scheme|font.*|opacity|visibility|display|padding.*|border-(?!image).+|text-(?!shadow).+|letter-spacing|word-spacing|line-height|cursor|gap|row-gap|column-gap|grid.*|flex.*|align.*|justify.*|place.*|scrollbar.*|accent-color|caret-color|transition.*|animation.*)$/.test(
    name,
  );

/** Whether a selector depends on what the page contains for this visitor. */
export const isStateful = (selector: string) =>
  /\[|:(?:has|checked|indeterminate|placeholder-shown|autofill|valid|invalid|lang|target)\b/.test(selector);

const hasAddress = (value: string) => /(?:url|image-set|image|src)\(/i.test(value);

/**
 * Whether a declaration could, in a rule whose selector depends on the page, tell another site about it: by an address,
 * or by choosing something that has one. A hidden box loads no picture, so neither may `:has()` choose what is shown.
 */
const isTelling = (name: string, value: string, selector: string) =>
  hasAddress(value) ||
  name.startsWith('--') ||
  /^(?:font-family|animation-name)$/.test(name) ||
  (name === 'display' && selector.includes(':has('));

/** The place of a rule: outside of the profile, the box of the profile, or within it. */
export type Place = 'outside' | 'box' | 'within';

interface Context {
  readonly place: Place;
  /** The part of the selector list. */
  readonly part: string;
  /** Whether no animation of the style leaves the box that it is applied to. */
  readonly canAnimateBox: boolean;
}

function isKept(name: string, value: string, {place, part, canAnimateBox}: Context): boolean {
  // The parts of a shorthand that contains variables can't be read.
  if (place === 'outside' && !value && !backgrounds.test(name)) return false;
  if (isStateful(part) && isTelling(name, value, part)) return false;
  if (place === 'outside') return isDecoration(name, value, part);
  return place === 'within' || (isOfOwnBox(name) && (canAnimateBox || !name.startsWith('animation')));
}

/** The text of declarations without some of them, if a value that can't be read may be among them. */
function textWithout(style: CSSStyleDeclaration, dropped: readonly string[]): string {
  const copy = new CSSStyleSheet();
  copy.replaceSync(/* css */ `a { ${style.cssText} }`);
  const [rule] = copy.cssRules;
  if (!rule || !hasStyle(rule)) return '';
  for (const name of dropped) rule.style.removeProperty(name);
  return rule.style.cssText;
}

/** The text of the declarations that a rule keeps for one part of its selector list at this place. */
export function keptDeclarations(style: CSSStyleDeclaration, context: Context): string {
  const names = [...style];
  const valueOf = (name: string) => style.getPropertyValue(name).trim();
  const kept = names.filter(name => isKept(name, valueOf(name), context));
  if (!kept.length) return '';
  const dropped = names.filter(name => !kept.includes(name));
  const text = dropped.length ? textWithout(style, dropped) : style.cssText;
  // The box of the profile clips what is positioned in it.
  const isFixed = kept.includes('position') && /fixed|var\(/.test(valueOf('position'));
  const priority = style.getPropertyPriority('position') && ' !important';
  return isFixed ? `${text} position: absolute${priority};` : text;
}

/** Removes what would let an animation leave the box of the profile. */
export function cleanKeyframes(keyframes: CSSKeyframesRule) {
  for (const step of keyframes.cssRules) if (hasStyle(step)) step.style.removeProperty('position');
}

/** Whether all steps of an animation stay within the box that it is applied to. */
export const staysInBox = (keyframes: CSSKeyframesRule): boolean =>
  [...keyframes.cssRules].every(step => hasStyle(step) && [...step.style].every(name => isOfOwnBox(name)));
