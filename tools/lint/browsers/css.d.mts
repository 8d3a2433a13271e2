export const supportedCss: import('stylelint').Plugin;
