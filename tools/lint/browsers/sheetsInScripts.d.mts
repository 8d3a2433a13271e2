export const markedSheets: object;
export const sheetsInScripts: {readonly parse: unknown; readonly stringify: unknown};
