/** Converts minutes to days (rule statistics-6). */
export const minutesToDays = (minutes: number): number => minutes / 1440;

/** Converts minutes to hours (rule statistics-7). */
export const minutesToHours = (minutes: number): number => minutes / 60;
