export const requiredNames: (version: string) => readonly string[];
export const largestBytes: (version: string) => Readonly<Record<string, number>>;
