import {decodeSafely} from '#domain/text/decodeSafely';

/** The name of the list that an address of a user's lists is limited to; `undefined`: all lists. */
export function listSection({pathname}: URL): string | undefined {
  const name = /^\/user\/[^/]+\/(?:anime|manga)list\/([^/]+)/i.exec(pathname)?.[1];
  return name === undefined ? undefined : decodeSafely(name);
}
