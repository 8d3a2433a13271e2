/** Size of the drawing in pixels. */
export const vennSize = {width: 200, height: 100} as const;

/** Room around the circles for their lines. */
const margin = 2;
/** Halvings of the interval of the distance; 40 are exact to a billionth of the radius. */
const steps = 40;

export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Area of the part of a circle beyond a chord at this distance from its center. */
function segment(radius: number, distance: number): number {
  const ratio = Math.min(1, Math.max(-1, distance / radius));
  return radius * radius * (Math.acos(ratio) - ratio * Math.sqrt(1 - ratio * ratio));
}

/** Area of the overlap of two circles whose edges meet. */
function overlap(first: number, second: number, distance: number): number {
  const chord = (distance * distance + first * first - second * second) / (2 * distance);
  return segment(first, chord) + segment(second, distance - chord);
}

/** The distance of the centers of two circles that overlap by this area. */
function distanceOf(first: number, second: number, area: number): number {
  let [near, far] = [Math.abs(first - second), first + second];
  if (area <= 0) return far;
  // The smaller circle is inside the other one, touching its edge.
  if (area >= Math.PI * Math.min(first, second) ** 2) return near;
  for (let step = 0; step < steps; step++) {
    const middle = (near + far) / 2;
    if (overlap(first, second, middle) > area) near = middle;
    else far = middle;
  }
  return (near + far) / 2;
}

/**
 * Two circles as large as the drawing allows: their areas are proportional to the sizes of two sets, the area of their
 * overlap to the number of shared elements. `undefined` if both sets are empty.
 */
export function vennCircles(
  firstSize: number,
  secondSize: number,
  shared: number,
): readonly [first: Circle, second: Circle] | undefined {
  const [first, second] = [Math.sqrt(firstSize / Math.PI), Math.sqrt(secondSize / Math.PI)];
  const largest = Math.max(first, second);
  if (!(largest > 0)) return undefined;
  const distance = distanceOf(first, second, shared);
  const start = Math.min(-first, distance - second);
  const width = Math.max(first, distance + second) - start;
  const scale = Math.min((vennSize.width - 2 * margin) / width, (vennSize.height - 2 * margin) / (2 * largest));
  const left = (vennSize.width - width * scale) / 2 - start * scale;
  const y = vennSize.height / 2;
  return [
    {x: left, y, radius: first * scale},
    {x: left + distance * scale, y, radius: second * scale},
  ];
}
