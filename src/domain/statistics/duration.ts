/** Days in a number of minutes (spec 2, section 9). */
export const minutesToDays = (minutes: number): number => minutes / 1440;

/** Hours in a number of minutes (spec 3, section 9). */
export const minutesToHours = (minutes: number): number => minutes / 60;
