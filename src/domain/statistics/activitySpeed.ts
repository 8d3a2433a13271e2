/** Number of statuses and messages between the two whose times are compared. */
export const sampleSize = 199;

/**
 * Posts per hour, computed from the times (epoch seconds) of the newest one and of the one `sampleSize`
 * before it. Returns `undefined` if the times do not differ.
 */
export function activitiesPerHour(newest: number, oldest: number): number | undefined {
  const seconds = newest - oldest;
  return seconds > 0 ? (sampleSize / seconds) * 3600 : undefined;
}
