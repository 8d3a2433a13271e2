import {createFilter, type Filter, type FilterFields} from '../filter/filter';
import {formatEnum} from './mediaWords';
import type {TitledCard} from './roleOrder';

const namesOf = ({people}: TitledCard) =>
  people.flatMap(({name: {first, last, native}}) => [[first, last].filter(Boolean).join(' '), native]);

/** The keys of the filter for role cards. */
const fields: FilterFields<TitledCard> = {
  title: {
    kind: 'text',
    read: ({title, media}) => [title, media.title.romaji, media.title.english, media.title.native],
  },
  'title-romaji': {kind: 'text', read: ({media}) => [media.title.romaji]},
  'title-english': {kind: 'text', read: ({media}) => [media.title.english]},
  'title-native': {kind: 'text', read: ({media}) => [media.title.native]},
  role: {kind: 'text', read: ({roles}) => roles},
  character: {kind: 'text', read: namesOf},
  genre: {kind: 'text', read: ({media}) => media.genres},
  tag: {kind: 'text', read: ({media}) => media.tags},
  format: {kind: 'text', read: ({media}) => [formatEnum(media.format)]},
  status: {kind: 'status', read: ({media}) => [media.entry?.status]},
  year: {kind: 'number', read: ({media}) => [media.startDate.year]},
};

/** The words allowed before a colon. */
export const roleFilterKeys = Object.keys(fields);

/** Compiles a filter for role cards. Without a key all fields are searched, including the names of characters. */
export const createRoleFilter = (filter: string): Filter<TitledCard> => createFilter(filter, fields);
