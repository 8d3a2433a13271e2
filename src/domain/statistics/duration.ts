/** Converts minutes to days (spec 2, section 9). */
export const minutesToDays = (minutes: number): number => minutes / 1440;

/** Converts minutes to hours (spec 3, section 9). */
export const minutesToHours = (minutes: number): number => minutes / 60;
