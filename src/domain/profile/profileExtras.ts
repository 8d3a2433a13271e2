import * as v from 'valibot';

import {decompressBounded} from './boundedBase64';

/** What a member adds to his profile in the about text (spec 3, section 3: profile extras). Other fields are kept as they are. */
export interface ProfileExtras {
  readonly background?: string | undefined;
  readonly customCSS?: string | undefined;
}

/** An about text may have so many characters (spec 3, section 5). */
export const longestAbout = 1_000_000;

const marker = /^\[\]\(json([A-Za-z0-9+/=]*)\)/;

const schema = v.looseObject({background: v.optional(v.string()), customCSS: v.optional(v.string())});

/** The text behind plain base64, `undefined` where it is none. */
function plain(text: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  } catch {
    return undefined;
  }
}

function parsed(text: string | undefined): ProfileExtras | undefined {
  try {
    const json: unknown = JSON.parse(text ?? '');
    const result = v.safeParse(schema, json);
    return result.success && !Array.isArray(json) ? result.output : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads an about text: the extras behind the marker at its very start (plain base64 of JSON, else lz-string's base64; decision 15) and
 * the rest of the text, byte for byte. `broken`: there is a marker, and nothing usable in it.
 */
export function readAbout(about: string): {extras: ProfileExtras; rest: string; broken: boolean} {
  const found = marker.exec(about);
  if (!found) return {extras: {}, rest: about, broken: false};
  const [whole, content = ''] = found;
  const extras = parsed(plain(content)) ?? parsed(decompressBounded(content, longestAbout));
  return {extras: extras ?? {}, rest: about.slice(whole.length), broken: extras === undefined};
}

/** An about text with other extras and the same rest. `compress` is lz-string's `compressToBase64`; without extras there is no marker. */
export function writeAbout(extras: ProfileExtras, rest: string, compress: (text: string) => string): string {
  const filled = Object.fromEntries(Object.entries(extras).filter(([, value]) => value !== undefined && value !== ''));
  return Object.keys(filled).length ? `[](json${compress(JSON.stringify(filled))})${rest}` : rest;
}

/** Whether custom CSS is the address of a style sheet rather than style text (spec 1, section 5). */
export const isStyleAddress = (css: string) => /^https:\/\/\S+\.css$/.test(css.trim());
