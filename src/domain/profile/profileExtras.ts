import * as v from 'valibot';

import {decompressBounded} from './boundedBase64';

/**
 * A user's additions to their profile, stored in the about text: `background` and `customCSS`. Unknown fields are kept.
 */
export interface ProfileExtras {
  readonly background?: string | undefined;
  readonly customCSS?: string | undefined;
}

/** Maximum length of an about text, in characters (rule profiles-3). */
const maxAboutLength = 1_000_000;

const marker = /^\[\]\(json([A-Za-z0-9+/=]*)\)/;

const schema = v.looseObject({background: v.optional(v.string()), customCSS: v.optional(v.string())});

/**
 * Decodes plain base64 as UTF-8, or as Latin-1 if it isn't valid UTF-8: `btoa` writes that. `undefined` if it isn't
 * base64.
 */
function decodeBase64(text: string): string | undefined {
  let binary: string;
  try {
    binary = atob(text);
  } catch {
    return undefined;
  }
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(Uint8Array.from(binary, letter => letter.charCodeAt(0)));
  } catch {
    return binary;
  }
}

function parseExtras(text: string | undefined): ProfileExtras | undefined {
  try {
    const json: unknown = JSON.parse(text ?? '');
    const result = v.safeParse(schema, json);
    return result.success && !Array.isArray(json) ? result.output : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Parses an about text into the extras in the marker at its very start (base64 of JSON, either plain or compressed by
 * lz-string; rule profiles-2) and the rest of the text, unchanged. `broken` means that there is a marker but its content is
 * unusable; it is then part of the rest, so that nothing is lost when extras are saved.
 */
export function parseAbout(about: string): {extras: ProfileExtras; rest: string; broken: boolean} {
  const found = marker.exec(about);
  if (!found) return {extras: {}, rest: about, broken: false};
  const [whole, content = ''] = found;
  const extras = parseExtras(decodeBase64(content)) ?? parseExtras(decompressBounded(content, maxAboutLength));
  if (!extras) return {extras: {}, rest: about, broken: true};
  return {extras, rest: about.slice(whole.length), broken: false};
}

/**
 * Builds an about text from the extras and the rest. `compress` is lz-string's `compressToBase64`. Empty extras produce
 * no marker.
 */
export function formatAbout(extras: ProfileExtras, rest: string, compress: (text: string) => string): string {
  const filled = Object.fromEntries(Object.entries(extras).filter(([, value]) => value !== undefined && value !== ''));
  return Object.keys(filled).length ? `[](json${compress(JSON.stringify(filled))})${rest}` : rest;
}

/**
 * Whether readers would refuse an about text with these extras: the text, or the decompressed content of its marker, is
 * too long (rule profiles-3).
 */
export const isTooLong = (about: string, extras: ProfileExtras) =>
  Math.max(about.length, JSON.stringify(extras).length) > maxAboutLength;

/** Whether custom CSS is the address of a style sheet (from https to .css) rather than CSS text. */
export const isStyleSheetUrl = (css: string) => /^https:\/\/\S+\.css$/.test(css.trim());

/** Whether custom CSS was meant as an address, but isn't one that readers load: not https, or not ending in .css. */
export const isUselessUrl = (css: string) => /^[a-z][a-z+.-]*:\/\/\S*$/i.test(css.trim()) && !isStyleSheetUrl(css);

const commentOrString = /\/\*[^]*?(?:\*\/|$)|"(?:\\[^]|[^"\\\n])*"?|'(?:\\[^]|[^'\\\n])*'?/g;

/** Whether CSS contains an `@import`, outside of comments and strings. */
export const hasImport = (css: string): boolean => /@import\b/i.test(css.replace(commentOrString, ' '));
