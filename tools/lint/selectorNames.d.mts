export const selectorNames: object;
