/** The height (px) that a component will take up, so that it does not push what is below it when it renders. */
export interface ReservedSpace {
  readonly height: number;
  /** In windows of at most 500 px; default as in others. */
  readonly narrow?: number;
}

const narrowWindow = '(max-width: 500px)';

/** Creates an empty block of the given height. It lasts for less than a second, so it does not follow the window. */
export function createReservedSpace({height, narrow = height}: ReservedSpace): HTMLElement {
  const space = document.createElement('am-reserved-space');
  space.style.display = 'block';
  space.style.blockSize = `${matchMedia(narrowWindow).matches ? narrow : height}px`;
  return space;
}
