import * as v from 'valibot';

import {data} from '#services/settings/handles';

/** The site's theme colours that can be adjusted (spec 1, section 2). */
export const variables = [
  '--color-background',
  '--color-foreground',
  '--color-foreground-grey',
  '--color-foreground-grey-dark',
  '--color-foreground-blue',
  '--color-foreground-blue-dark',
  '--color-background-blue-dark',
  '--color-overlay',
  '--color-shadow',
  '--color-shadow-dark',
  '--color-text',
  '--color-text-light',
  '--color-text-lighter',
  '--color-text-bright',
  '--color-blue',
  '--color-blue-dim',
  '--color-white',
  '--color-black',
  '--color-red',
  '--color-peach',
  '--color-orange',
  '--color-yellow',
  '--color-green',
] as const;

export type Variable = (typeof variables)[number];

export const themes = ['initial', 'dark', 'contrast'] as const;
export type ThemeName = (typeof themes)[number];

/** A six-digit hex colour with its sign (spec 1, section 5). */
export const isHex = (text: unknown): text is string => typeof text === 'string' && /^#[\da-f]{6}$/i.test(text);

const hex = v.pipe(
  v.unknown(),
  v.transform(value => (isHex(value) ? value : undefined)),
);

/** The colours of one variable by theme; what is left out stays the site's. */
export type ThemeColours = Partial<Record<ThemeName, string | undefined>>;

/** The adjusted colours by variable. What is no colour counts as left out. */
export const colourSettings = data<Readonly<Record<string, ThemeColours>>>('colourSettings', {
  initial: {},
  schema: v.record(v.string(), v.object({initial: v.optional(hex), dark: v.optional(hex), contrast: v.optional(hex)})),
});

/** The themes are classes of the body; the default one is the lack of them. */
const selectors: Readonly<Record<ThemeName, string>> = {
  initial: 'body:not(.site-theme-dark, .site-theme-contrast)',
  dark: 'body.site-theme-dark',
  contrast: 'body.site-theme-contrast',
};

/** `#3db4f2` as the site writes it: `61,180,242`. */
const triplet = (colour: string) => [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16)).join(',');

/** The sheet that gives the site's variables other values in each theme. */
export function colourSheet(colours: Readonly<Record<string, ThemeColours>>): string {
  return themes
    .map(theme => {
      const lines = variables.flatMap(variable => {
        const colour = Object.hasOwn(colours, variable) ? colours[variable]?.[theme] : undefined;
        return isHex(colour) ? [`${variable}: ${triplet(colour)};`] : [];
      });
      return lines.length ? `${selectors[theme]} { ${lines.join(' ')} }` : '';
    })
    .join('\n')
    .trim();
}
