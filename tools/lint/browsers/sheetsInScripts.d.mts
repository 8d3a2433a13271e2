import type stylelint from 'stylelint';

export const markedSheets: object;
export const sheetsInScripts: stylelint.CustomSyntax;
