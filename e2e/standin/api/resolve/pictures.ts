import type {Character, User, Staff, Media} from '../store/rows';
import {hash} from '../random';
import type {Context} from './context';

const tail = (id: number): string => hash(id, 3).toString(36) + hash(id, 4).toString(36);
/** Pictures have their own host only when the site is served as anilist.co. */
const cdn = ({origin}: Context, path: string): string =>
  `${origin === 'https://anilist.co' ? 'https://s4.anilist.co' : origin}/file/anilistcdn/${path}`;

/** The colour for an id, also used by the generated picture. */
export function colourOf(id: number): string {
  const h = hash(id, 9);
  const part = (shift: number): string => (64 + ((h >>> shift) & 0x7f)).toString(16);
  return `#${part(0)}${part(8)}${part(16)}`;
}

/** Cover URLs. `large` is the folder "medium", the same shift as on the real site. */
export function cover(work: Media, context: Context): Record<string, string | null> {
  const at = (size: string): string =>
    cdn(context, `media/${work.type.toLowerCase()}/cover/${size}/bx${String(work.id)}-${tail(work.id)}.jpg`);
  return {
    extraLarge: at('large'),
    large: at('medium'),
    medium: at('small'),
    color: work.id % 11 === 0 ? null : colourOf(work.id),
  };
}

/** The banner of a media item, or null. */
export const mediaBanner = (work: Media, context: Context): string | null =>
  work.hasBanner
    ? cdn(context, `media/${work.type.toLowerCase()}/banner/${String(work.id)}-${tail(work.id)}.jpg`)
    : null;

/** The avatar of a user in both sizes. */
export function avatar(member: User, context: Context): Record<string, string> {
  const at = (size: string): string =>
    cdn(
      context,
      member.hasAvatar
        ? `user/avatar/${size}/b${String(member.id)}-${tail(member.id)}.png`
        : `user/avatar/${size}/default.png`,
    );
  return {large: at('large'), medium: at('medium')};
}

/** The banner of a user, or null. */
export const userBanner = (member: User, context: Context): string | null =>
  member.hasBanner ? cdn(context, `user/banner/b${String(member.id)}-${tail(member.id)}.jpg`) : null;

/** Portraits of characters (b) and staff (n). */
export function portrait(
  kind: 'character' | 'staff',
  row: Character | Staff,
  context: Context,
): Record<string, string> {
  const letter = kind === 'character' ? 'b' : 'n';
  const at = (size: string): string => cdn(context, `${kind}/${size}/${letter}${String(row.id)}-${tail(row.id)}.png`);
  return {large: at('large'), medium: at('medium')};
}
