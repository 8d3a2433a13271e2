import type {Api} from '../api/api';
import {hash} from '../api/random';
import {colourOf} from '../api/resolve/pictures';
import type {Exchange} from './exchange';
import {plainPicture} from './plain';

const sizes: readonly (readonly [RegExp, number, number])[] = [
  [/\/banner\//, 1900, 400],
  [/\/avatar\//, 230, 230],
  [/^\/img\/(episodes|trailers)\//, 480, 270],
  [/^\/img\/posts\//, 500, 320],
  [/^\/file\//, 460, 650],
  [/^\/img\//, 500, 320],
];

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function nameOf(api: Api, path: string, id: number): string {
  const {store} = api.site;
  if (path.includes('/media/')) {
    const work = store.media.get(id);
    return work?.romaji ?? work?.native ?? '?';
  }
  if (path.includes('/character/')) return store.characters.get(id)?.first ?? '?';
  if (path.includes('/staff/')) return store.staff.get(id)?.first ?? '?';
  if (path.includes('/user/')) return store.users.get(id)?.name ?? 'A';
  return /([\w-]+)\.\w+$/.exec(path)?.[1] ?? 'picture';
}

/** Draws a picture for an id: its colour, soft shapes, initials and, if there is room, the name. */
function draw(name: string, id: number, width: number, height: number): string {
  const colour = colourOf(id);
  const other = colourOf(id + 7);
  const initials = name
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 2)
    .map(word => [...word][0] ?? '')
    .join('')
    .toUpperCase();
  const circles = [0, 1, 2, 3].map(i => {
    const h = hash(id, i, 5);
    return `<circle cx="${String(h % width)}" cy="${String((h >>> 8) % height)}" r="${String(Math.floor(height * (0.12 + ((h >>> 16) % 30) / 100)))}" fill="#fff" opacity="0.08"/>`;
  });
  const size = Math.floor(Math.min(width, height) / 3.2);
  const label =
    height > 500
      ? `<text x="50%" y="92%" font-size="26" text-anchor="middle" fill="#fff" opacity=".85" font-family="sans-serif">${escape(name.slice(0, 28))}</text>`
      : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}" width="${String(width)}" height="${String(height)}"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${colour}"/><stop offset="1" stop-color="${other}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/>${circles.join('')}<text x="50%" y="50%" dy=".35em" font-size="${String(size)}" font-weight="700" text-anchor="middle" fill="#fff" opacity=".9" font-family="sans-serif">${escape(initials)}</text>${label}</svg>`;
}

/**
 * Serves covers, portraits, avatars and other pictures.
 * @returns false if the path is not a picture
 */
export function answerImage(exchange: Exchange, api: Api): boolean {
  const {path} = exchange;
  if (path.endsWith('.webm')) {
    exchange.send(200, 'video/webm', Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), {'Cache-Control': 'max-age=3600'});
    return true;
  }
  const size = sizes.find(([pattern]) => pattern.test(path));
  if (!size || !/\.(jpe?g|png|gif|webp)$/.test(path)) return false;
  const id = Number(/\/(?:bx|b|n|nx)?(\d+)[-.]/.exec(path)?.[1] ?? hash(path.length, path.charCodeAt(path.length - 6)));
  // No CORS headers, as on the real site, so pages may display the pictures but not read them.
  const headers = {'Cache-Control': 'public, max-age=86400'};
  const [, width, height] = size;
  // The site's styles size everything but the pictures of posts, so plain ones are small, which spares browsers a fifth of the work for a page.
  const shrunk = (length: number) => (path.startsWith('/img/') ? length : Math.ceil(length / 4));
  if (api.options.plainPictures)
    exchange.send(200, 'image/png', plainPicture(colourOf(id), shrunk(width), shrunk(height)), headers);
  else exchange.send(200, 'image/svg+xml', draw(nameOf(api, path, id), id, width, height), headers);
  return true;
}

/** Handles the host that serves only pictures. */
export function answerImageHost(exchange: Exchange, api: Api): void {
  if (!answerImage(exchange, api)) exchange.send(404, 'text/plain', 'Not Found');
}
