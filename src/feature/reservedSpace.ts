import {sheet} from '#host/dom/sheets';
import sizes from '#styles/sizes.css';
import ownCss from './reservedSpace.css';

type FontSize = 'xs' | 's' | 'm' | 'l' | 'xl' | '2xl';
type Gap = 'half' | '1' | '2' | '3' | '4' | '6';

/** A token of styles/sizes.css, without its prefix. */
type SizeToken = 'control' | 'control-small' | 'segment' | 'fact' | 'fact-long' | `font-${FontSize}` | `space-${Gap}`;

/** Lines of text. */
interface Lines {
  readonly lines: number;
  /** Default: the font size of the element, which is the anchor's unless the part's sheet sets another one. */
  readonly font?: FontSize;
}

/** One of the heights that add up to the height of a component. */
export type Size = SizeToken | Lines;

/**
 * The expected height of a component, so that it does not push down the content below when it renders. Margins, padding
 * and other rules for `:host` in the part's sheet apply to the space, too, so they are not included.
 */
export interface ReservedSpace {
  readonly height: readonly Size[];
  /** In windows of at most 500 px. Default: as in wider ones. */
  readonly narrow?: readonly Size[];
}

function lengthOf(size: Size): string {
  if (typeof size === 'string') return `var(--am-${size})`;
  const {lines, font} = size;
  return font ? `${lines} * var(--am-line-height) * var(--am-font-${font})` : `${lines}lh`;
}

const sumOf = (sizes: readonly Size[]) => `calc(${['0px', ...sizes.map(lengthOf)].join(' + ')})`;

/** Creates an empty element that is as high as the element of a part will be. `css` is the part's own sheet. */
export function createReservedSpace({height, narrow = height}: ReservedSpace, css = ''): HTMLElement {
  const space = document.createElement('am-reserved-space');
  space.attachShadow({mode: 'open'}).adoptedStyleSheets = [sheet(sizes), sheet(css), sheet(ownCss)];
  space.style.setProperty('--am-reserved', sumOf(height));
  space.style.setProperty('--am-reserved-narrow', sumOf(narrow));
  return space;
}
