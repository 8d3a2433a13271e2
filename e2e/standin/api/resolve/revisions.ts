import {hash} from '../random';
import type {Args, Context} from './context';

/** One revision of the database. */
interface Revision {
  readonly id: number;
  readonly action: 'CREATE' | 'EDIT';
  readonly createdAt: number;
  readonly user: unknown;
  readonly changes: object;
}

const subjects = ['media', 'character', 'staff', 'studio'] as const;
type Subject = (typeof subjects)[number];

const changed: readonly string[] = ['description', 'synonyms', 'startDate', 'source', 'genres', 'coverImage'];

function rowOf(subject: Subject, id: number, {store}: Context): unknown {
  if (subject === 'media') return store.media.get(id);
  if (subject === 'character') return store.characters.get(id);
  return subject === 'staff' ? store.staff.get(id) : store.studios.get(id);
}

/** The revisions of one object, newest first. The oldest one created it. */
function revisionsOf(subject: Subject, id: number, context: Context): (Revision & Record<string, unknown>)[] {
  const row = rowOf(subject, id, context);
  if (!row) return [];
  const authors = context.store.users.all().slice(0, 40);
  const place = subjects.indexOf(subject);
  return Array.from({length: 2 + (hash(id, place, 81) % 4)}, (_, i) => {
    const field = changed[hash(id, i, 82) % changed.length] ?? 'description';
    return {
      id: id * 100 + place * 10 + i,
      action: i === 0 ? ('CREATE' as const) : ('EDIT' as const),
      createdAt: 1_500_000_000 + i * 20_000_000 + (hash(id, i, 83) % 15_000_000),
      user: authors[hash(id, i, 84) % authors.length],
      changes: {[field]: i === 0 ? 'created' : 'changed'},
      [subject]: row,
    };
  }).reverse();
}

/** Revisions for InternalPage.revisionHistory: of one object, or of the most popular media. */
export function findRevisions(args: Args, context: Context): unknown[] {
  const named = subjects.flatMap(subject => {
    const id = args[`${subject}Id`];
    return typeof id === 'number' ? revisionsOf(subject, id, context) : [];
  });
  const isNamed = subjects.some(subject => typeof args[`${subject}Id`] === 'number');
  const rows = isNamed
    ? named
    : context.store.catalogue.works.slice(0, 40).flatMap(({id}) => revisionsOf('media', id, context));
  const {userId} = args;
  return typeof userId === 'number' ? rows.filter(row => isBy(row.user, userId)) : rows;
}

const isBy = (user: unknown, id: number): boolean =>
  typeof user === 'object' && user !== null && 'id' in user && user.id === id;
