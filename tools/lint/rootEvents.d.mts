export const rootEvents: object;
