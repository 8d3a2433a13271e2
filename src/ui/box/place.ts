/** Position and size of a floating box, in px relative to the window. */
export interface BoxPlace {
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

const least = {width: 220, height: 120};
/** In windows up to this width (px) a box takes the full width. */
const narrow = 500;

const between = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));

/** The given position and size, corrected to fit the window. In a narrow window the box gets the full width. */
export function within({left, top, width, height}: BoxPlace, window: WindowSize): BoxPlace {
  const wide = window.width <= narrow ? window.width : Math.min(Math.max(width, least.width), window.width);
  const high = Math.min(Math.max(height, least.height), window.height);
  return {
    left: between(left, 0, window.width - wide),
    top: between(top, 0, window.height - high),
    width: wide,
    height: high,
  };
}

/** Centres a box of this size in the window. */
export const centred = ({width, height}: WindowSize, window: WindowSize): BoxPlace =>
  within({left: (window.width - width) / 2, top: (window.height - height) / 2, width, height}, window);

/** Moves a box by `x` and `y` px. */
export const moved = (place: BoxPlace, x: number, y: number): BoxPlace => ({
  ...place,
  left: place.left + x,
  top: place.top + y,
});

/** Enlarges a box by `x` and `y` px. */
export const resized = (place: BoxPlace, x: number, y: number): BoxPlace => ({
  ...place,
  width: place.width + x,
  height: place.height + y,
});
