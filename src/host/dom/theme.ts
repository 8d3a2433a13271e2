/** The site's themes, which are classes on the body. */
export type SiteTheme = 'initial' | 'dark' | 'contrast';

/** The theme that is currently active. */
export function siteTheme(): SiteTheme {
  const {classList} = document.body;
  if (classList.contains('site-theme-dark')) return 'dark';
  return classList.contains('site-theme-contrast') ? 'contrast' : 'initial';
}

const digits = (part: string) => Number(part).toString(16).padStart(2, '0');

/** The current value of one of the site's theme colours, as six-digit hex; `undefined` if there is no such colour. */
export function themeColour(variable: string): string | undefined {
  const value = getComputedStyle(document.body).getPropertyValue(variable);
  const found = /^\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*$/.exec(value);
  return found ? `#${found.slice(1).map(digits).join('')}` : undefined;
}
