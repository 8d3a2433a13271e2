export const minutesToDays = (minutes: number): number => minutes / 1440;

export const minutesToHours = (minutes: number): number => minutes / 60;
