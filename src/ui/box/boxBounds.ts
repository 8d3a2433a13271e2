/** Position and size of a floating box, in px relative to the window. */
export interface BoxBounds {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Width and height in px, of the window or of a box. */
export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

const minSize = {width: 220, height: 120};
/** In windows up to this width (px) a box takes the full width. */
const narrowWindow = 500;

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));

/** The given position and size, corrected to fit the window. In a narrow window the box gets the full width. */
export function clampToWindow({left, top, width, height}: BoxBounds, window: WindowSize): BoxBounds {
  const wide = window.width <= narrowWindow ? window.width : Math.min(Math.max(width, minSize.width), window.width);
  const high = Math.min(Math.max(height, minSize.height), window.height);
  return {
    left: clamp(left, 0, window.width - wide),
    top: clamp(top, 0, window.height - high),
    width: wide,
    height: high,
  };
}

/** Centers a box of this size in the window. */
export const centredBounds = ({width, height}: WindowSize, window: WindowSize): BoxBounds =>
  clampToWindow({left: (window.width - width) / 2, top: (window.height - height) / 2, width, height}, window);

/** Moves a box by `x` and `y` px. */
export const moveBounds = (place: BoxBounds, x: number, y: number): BoxBounds => ({
  ...place,
  left: place.left + x,
  top: place.top + y,
});

/** Enlarges a box by `x` and `y` px. */
export const resizeBounds = (place: BoxBounds, x: number, y: number): BoxBounds => ({
  ...place,
  width: place.width + x,
  height: place.height + y,
});
