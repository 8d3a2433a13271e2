import {compressToBase64} from 'lz-string';

import {formatAbout, isTooLong, parseAbout, type ProfileExtras} from '#domain/profile/profileExtras';
import type {Values} from '../outbox/write';

/** New extras; `null` removes one, and those left out stay as they are. */
export type ExtrasChange = {readonly [name in keyof ProfileExtras]?: string | null | undefined};

/** An about text with these extras changed; `undefined` if it would be too long (rule profiles-3). */
export function changedAbout(about: string, change: ExtrasChange): string | undefined {
  const {extras, rest} = parseAbout(about);
  const set = Object.entries(change).filter(([, value]) => value !== undefined);
  const next: ProfileExtras = {
    ...extras,
    ...Object.fromEntries(set.map(([name, value]) => [name, value ?? undefined])),
  };
  const changed = formatAbout(next, rest, compressToBase64);
  return isTooLong(changed, next) ? undefined : changed;
}

/** The extras in an about text that are neither as the user saw them nor as they shall be; `undefined`: there are none. */
export function otherExtras(about: string, change: ExtrasChange, seen: Values): Values | undefined {
  const now: Values = {...parseAbout(about).extras};
  const others = Object.entries(change).filter(
    ([name, value]) => name in seen && (now[name] ?? null) !== (seen[name] ?? null) && (now[name] ?? null) !== value,
  );
  return others.length ? Object.fromEntries(others.map(([name]) => [name, now[name] ?? null])) : undefined;
}
