import {isEnumType, type GraphQLLeafType, type GraphQLResolveInfo} from 'graphql';

/** The arguments of a field. */
export type Args = Readonly<Record<string, unknown>>;

/** An object of an answer. */
export interface Made {
  readonly id: number;
  /** Its position in its list. */
  readonly index: number;
  /** The arguments of its field and of all fields around it. */
  readonly args: Args;
}

/** Number of pages in a list. */
const pages = 2;
const newest = 1_700_000_000;
const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

/** The value, if it is a number. */
export const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
const words = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const integers: Readonly<Record<string, (made: Made) => number>> = {
  id: ({id}) => id,
  idMal: ({id}) => id,
  year: () => 2020,
  month: () => 5,
  day: () => 5,
  seasonYear: () => 2020,
  total: () => 3,
  perPage: ({args}) => number(args.perPage) ?? 2,
  currentPage: ({args}) => number(args.page) ?? 1,
  lastPage: () => pages,
  mediaId: ({id, args}) => number(args.mediaId) ?? id,
  userId: ({id, args}) => number(args.userId) ?? id,
  rating: () => 3,
  ratingAmount: () => 5,
};

function integerOf(field: string, made: Made) {
  if (/At$|^until$/.test(field)) return newest - made.id - made.index;
  return integers[field]?.(made) ?? 10 + (made.id % 5);
}

function textOf(field: string, type: string, {id, args}: Made) {
  if (field === 'name' && type === 'User') return words(args.name) ?? words(args.userName) ?? `User${id}`;
  if (/image|large|medium|avatar|banner|thumbnail/i.test(field)) return picture;
  if (/url/i.test(field)) return `https://anilist.co/anime/${id}`;
  if (/colou?r/i.test(field)) return '#aabbcc';
  return `${field} ${id}`;
}

/** Values of enums that determine the kind of their object. */
const kinds: Readonly<Record<string, string>> = {
  'TextActivity.type': 'TEXT',
  'ListActivity.type': 'ANIME_LIST',
  'MessageActivity.type': 'MESSAGE',
};

const trueFields = new Set(['isFollowing', 'isFollower', 'isAnimationStudio', 'isAdult']);

function booleanOf(field: string, {args}: Made) {
  if (field === 'hasNextPage') return (number(args.page) ?? 1) < pages;
  if (field === 'hasNextChunk') return (number(args.chunk) ?? 1) < pages;
  return trueFields.has(field);
}

/** The value of a field that isn't an object. */
export function leafOf(type: GraphQLLeafType, made: Made, {fieldName, parentType}: GraphQLResolveInfo): unknown {
  if (isEnumType(type)) {
    const values = type.getValues().map(({name}) => name);
    const wanted = kinds[`${parentType.name}.${fieldName}`] ?? words(made.args[fieldName]) ?? '';
    return values.includes(wanted) ? wanted : values[0];
  }
  switch (type.name) {
    case 'Int':
      return integerOf(fieldName, made);
    case 'Float':
      return 7.5;
    case 'Boolean':
      return booleanOf(fieldName, made);
    case 'Json':
      return {Story: 8};
    case 'FuzzyDateInt':
      return 20_200_505;
    default:
      return textOf(fieldName, parentType.name, made);
  }
}
