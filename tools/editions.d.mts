export const leftOutFeatures: readonly string[];
export const leftOutLanguages: Readonly<Record<string, string>>;
export const largestBytes: Readonly<Record<string, number>>;
