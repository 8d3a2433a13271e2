export const supported: object;
