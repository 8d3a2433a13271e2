/** The themes of the site: classes of the body, kept there by its footer. */
export type SiteTheme = 'initial' | 'dark' | 'contrast';

/** Which theme the page wears now. */
export function siteTheme(): SiteTheme {
  const {classList} = document.body;
  if (classList.contains('site-theme-dark')) return 'dark';
  return classList.contains('site-theme-contrast') ? 'contrast' : 'initial';
}

const digits = (part: string) => Number(part).toString(16).padStart(2, '0');

/** A theme colour of the site as it is now, as six-digit hex; `undefined` where the site has none under this name. */
export function themeColour(variable: string): string | undefined {
  const value = getComputedStyle(document.body).getPropertyValue(variable);
  const found = /^\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*$/.exec(value);
  return found ? `#${found.slice(1).map(digits).join('')}` : undefined;
}
