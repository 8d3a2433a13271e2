import type stylelint from 'stylelint';

export const supportedCss: stylelint.Plugin;
