import * as v from 'valibot';

import {data} from '#services/settings/handles';
import {text} from './messages';

/** The site's 23 adjustable theme colours. */
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

/** One of the adjustable variables. */
export type Variable = (typeof variables)[number];

/** The site's themes; `initial` is the default one. */
export const themes = ['initial', 'dark', 'contrast'] as const;
/** One of the site's themes. */
export type ThemeName = (typeof themes)[number];

/** Whether a value is a six-digit hex colour with its `#`; other values are ignored. */
export const isHex = (text: unknown): text is string => typeof text === 'string' && /^#[\da-f]{6}$/i.test(text);

const hex = v.pipe(
  v.unknown(),
  v.transform(value => (isHex(value) ? value : undefined)),
);

/** The colours of one variable by theme; missing themes keep the site's colour. */
export type ThemeColours = Partial<Record<ThemeName, string | undefined>>;

/** The adjusted colours by variable. Invalid colours count as missing. */
export const colourSettings = data<Readonly<Record<string, ThemeColours>>>('colourSettings', {
  title: text.dataTitle,
  initial: {},
  schema: v.record(
    v.string(),
    v.fallback(v.object({initial: v.optional(hex), dark: v.optional(hex), contrast: v.optional(hex)}), {}),
  ),
});

/** The site marks themes by classes on the body; the default theme has none. */
const selectors: Readonly<Record<ThemeName, string>> = {
  initial: 'body:not(.site-theme-dark, .site-theme-contrast)',
  dark: 'body.site-theme-dark',
  contrast: 'body.site-theme-contrast',
};

/** Converts `#3db4f2` to the site's notation, `61,180,242`. */
const triplet = (colour: string) => [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16)).join(',');

/** The style sheet that overrides the site's variables in each theme. */
export function colourSheet(colours: Readonly<Record<string, ThemeColours>>): string {
  return themes
    .map(theme => {
      const lines = variables.flatMap(variable => {
        const colour = Object.hasOwn(colours, variable) ? colours[variable]?.[theme] : undefined;
        return isHex(colour) ? [`${variable}: ${triplet(colour)};`] : [];
      });
      return lines.length ? /* css */ `${selectors[theme]} { ${lines.join(' ')} }` : '';
    })
    .join('\n')
    .trim();
}
