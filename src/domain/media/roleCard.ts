import type {FuzzyDate} from '../date/fuzzyDate';
import type {ListStatus} from '../list/listStatus';
import type {ScoreFormat} from '../score/score';
import {minutesToHours} from '../statistics/duration';
import {countUnits} from '../statistics/unitsDone';
import {sortRoles} from './staffRole';
import type {PersonName, Titles} from './title';

/** The user's own list entry of a media item, reduced to the data of role cards. */
export interface RoleEntry {
  readonly status: ListStatus;
  /** In the format of its owner; 0 means no score. */
  readonly score: number;
  readonly scoreFormat: ScoreFormat | undefined;
  readonly progress: number;
  readonly repeat: number;
  /** The adjustment from the commands in its note (rule lists-9). */
  readonly adjustValue: number | undefined;
}

/** A media item with a role in it. */
export interface RoleMedia {
  readonly id: number;
  readonly type: 'ANIME' | 'MANGA';
  readonly title: Titles;
  readonly format: string | undefined;
  readonly cover: string | undefined;
  readonly startDate: FuzzyDate;
  readonly episodes: number | undefined;
  /** Minutes per episode. */
  readonly duration: number | undefined;
  readonly chapters: number | undefined;
  readonly volumes: number | undefined;
  readonly popularity: number | undefined;
  readonly favourites: number | undefined;
  /** The average score, out of 100. */
  readonly score: number | undefined;
  readonly genres: readonly string[];
  readonly tags: readonly string[];
  /** `undefined` if it is not on the list, or the user is signed out. */
  readonly entry: RoleEntry | undefined;
}

/** A character or a staff member on a card. */
export interface RolePerson {
  readonly kind: 'character' | 'staff';
  readonly id: number;
  readonly name: PersonName;
  readonly image: string | undefined;
  /** For voice actors. */
  readonly language?: string | undefined;
}

/** A role as the API lists it: one media item, one role, and the person beside it. */
export interface RolePart {
  readonly media: RoleMedia;
  readonly role: string;
  readonly people: readonly RolePerson[];
}

/** A card: a media item with all roles in it, most important first. */
export interface RoleCard {
  readonly key: string;
  readonly media: RoleMedia;
  readonly roles: readonly string[];
  readonly people: readonly RolePerson[];
}

/**
 * Creates one card for each pair of media item and person beside it, with all roles together, in order of first
 * appearance. Roles without a media item are left out.
 */
export function makeCards(parts: readonly RolePart[]): RoleCard[] {
  const cards = new Map<string, RoleCard>();
  for (const {media, role, people} of parts) {
    const key = [media.id, ...people.map(({id}) => id)].join('/');
    const roles = cards.get(key)?.roles ?? [];
    const all = !role || roles.includes(role) ? roles : sortRoles([...roles, role]);
    cards.set(key, {key, media, roles: all, people});
  }
  return [...cards.values()];
}

/**
 * The length of a media item: minutes of an anime, with 1 minute per episode if unknown; chapters of a manga, or else
 * its volumes.
 */
export function lengthOf({type, episodes, duration, chapters, volumes}: RoleMedia): number | undefined {
  return type === 'ANIME' ? episodes && episodes * (duration ?? 1) : (chapters ?? volumes);
}

/** Minutes watched, or chapters read, including repeats and the adjustments in notes. */
export function progressOf({type, episodes, duration, chapters, entry}: RoleMedia): number | undefined {
  if (!entry) return undefined;
  const {status, progress, repeat, adjustValue} = entry;
  const isAnime = type === 'ANIME';
  const units = countUnits({status, progress, repeat, total: isAnime ? episodes : chapters, adjustValue});
  return isAnime ? units * (duration ?? 1) : units;
}

/** Minutes as hours, to one decimal. */
export const hoursOf = (minutes: number) => Math.round(minutesToHours(minutes) * 10) / 10;
