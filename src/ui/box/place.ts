/** Where a floating box stands and how large it is, in pixels of the window. */
export interface BoxPlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

const least = {width: 220, height: 120};
/** Up to this width a box takes the whole of it. */
const narrow = 500;

const between = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));

/** The place nearest to the wanted one that lies within the window; as wide as the window where that is narrow. */
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

/** In the middle of the window. */
export const centred = ({width, height}: WindowSize, window: WindowSize): BoxPlace =>
  within({left: (window.width - width) / 2, top: (window.height - height) / 2, width, height}, window);

export const moved = (place: BoxPlace, x: number, y: number): BoxPlace => ({
  ...place,
  left: place.left + x,
  top: place.top + y,
});

export const resized = (place: BoxPlace, x: number, y: number): BoxPlace => ({
  ...place,
  width: place.width + x,
  height: place.height + y,
});
