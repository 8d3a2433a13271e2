import type {FuzzyDate} from '../date/fuzzyDate';
import type {ListStatus} from '../list/listStatus';
import type {ScoreFormat} from '../score/score';
import {minutesToHours} from '../statistics/duration';
import {countUnits} from '../statistics/unitsDone';
import {sortRoles} from './staffRole';
import type {PersonName, Titles} from './title';

/** The person's own list entry of a media, as far as role cards need it. */
export interface RoleEntry {
  readonly status: ListStatus;
  /** In the format of its owner; 0 means no score. */
  readonly score: number;
  readonly scoreFormat: ScoreFormat | undefined;
  readonly progress: number;
  readonly repeat: number;
  /** What the commands in its note add to the progress (rule lists-9). */
  readonly adjustValue: number | undefined;
}

/** A media in which somebody has a role. */
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
  /** `undefined` if it is not on the list, or nobody is signed in. */
  readonly entry: RoleEntry | undefined;
}

/** A character or a staff member on a card. */
export interface RolePerson {
  readonly kind: 'character' | 'staff';
  readonly id: number;
  readonly name: PersonName;
  readonly image: string | undefined;
  /** Of voice actors. */
  readonly language?: string | undefined;
}

/** A role as the API lists it: one media, one role, and who is shown beside it. */
export interface RolePart {
  readonly media: RoleMedia;
  readonly role: string;
  readonly people: readonly RolePerson[];
}

/** A card: a media with all roles of the person in it, the most important first. */
export interface RoleCard {
  readonly key: string;
  readonly media: RoleMedia;
  readonly roles: readonly string[];
  readonly people: readonly RolePerson[];
}

/** One card for each media and whoever is beside it, with all roles together (rule staff-2), in order of first appearance. */
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

/** How long one takes to watch or read: minutes of an anime, chapters of a manga, of which volumes are all that is known of some (rule staff-5). */
export function lengthOf({type, episodes, duration, chapters, volumes}: RoleMedia): number | undefined {
  return type === 'ANIME' ? episodes && episodes * (duration ?? 1) : (chapters ?? volumes);
}

/** Minutes watched, or chapters read, repeats and what notes add included (rule staff-5). */
export function progressOf({type, episodes, duration, chapters, entry}: RoleMedia): number | undefined {
  if (!entry) return undefined;
  const {status, progress, repeat, adjustValue} = entry;
  const isAnime = type === 'ANIME';
  const units = countUnits({status, progress, repeat, total: isAnime ? episodes : chapters, adjustValue});
  return isAnime ? units * (duration ?? 1) : units;
}

/** Minutes as hours to one decimal (rule staff-5). */
export const hoursOf = (minutes: number) => Math.round(minutesToHours(minutes) * 10) / 10;
