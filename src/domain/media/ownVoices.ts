/** The languages of voice actors by the country that the site shows with the format of an anime; without one it is Japan. */
const byCountry: readonly (readonly [country: RegExp, language: string])[] = [
  [/\((?:Chinese|Taiwanese)\)/, 'Chinese'],
  [/\((?:South )?Korean\)/, 'Korean'],
];

/** The language in which an anime was made, from its format such as "ONA (Chinese)"; `undefined` for Japanese. */
export const ownVoices = (format: string): string | undefined =>
  byCountry.find(([country]) => country.test(format))?.[1];
