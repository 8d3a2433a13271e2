/** Activities that lie between the two whose times are compared (spec 3, section 9). */
export const speedSample = 199;

/**
 * Activities per hour, from the times (in seconds) of the newest and of the one `speedSample` before it. `undefined`
 * where they are not apart.
 */
export function activitiesPerHour(newest: number, oldest: number): number | undefined {
  const seconds = newest - oldest;
  return seconds > 0 ? (speedSample / seconds) * 3600 : undefined;
}
