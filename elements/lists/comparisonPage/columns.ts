import type {Comparison} from '#domain/compare/address';
import type {ComparedPerson} from '#domain/compare/people';
import type {ComparedList} from '#domain/compare/rows';
import type {ExportColumn} from '#domain/export/table';
import type {ArrangedRow} from './rowOrder';
import type {ListLoads} from './listLoads';
import {figureNames, text} from './messages';

/** A user in the table and their list, which is empty until it is loaded. */
export interface Column {
  readonly person: ComparedPerson;
  readonly list: ComparedList;
}

const emptyList = (name: string): ComparedList => ({
  name,
  avatar: undefined,
  scoreFormat: 'POINT_100',
  entries: new Map(),
  favourites: new Set(),
});

/**
 * The columns of the users. A user whose list is missing requires nothing, or a private profile would empty the table.
 */
export const columnsOf = (people: readonly ComparedPerson[], loads: ListLoads): readonly Column[] =>
  people.map(person => {
    const list = loads.get(person.name.toLowerCase())?.list;
    return list ? {person, list} : {person: {...person, requirement: 0, status: 'all'}, list: emptyList(person.name)};
  });

/** The keys of the columns that don't belong to a user. */
const ownKeys = ['id', 'title', 'format', 'digest'];

const oneOf = (person: ComparedPerson, index: number): readonly ExportColumn<ArrangedRow>[] => {
  const {name} = person;
  const cell = (row: ArrangedRow) => row.cells[index];
  return [
    {key: ownKeys.includes(name) ? `user.${name}` : name, title: name, valueOf: row => cell(row)?.score || null},
    {key: `${name}.own`, title: text.exportedOwn(name), valueOf: row => cell(row)?.ownScore || null},
    {key: `${name}.status`, title: text.exportedStatus(name), valueOf: row => cell(row)?.status ?? null},
    {key: `${name}.progress`, title: text.exportedProgress(name), valueOf: row => cell(row)?.progress ?? null},
    {
      key: `${name}.favourite`,
      title: text.exportedFavourite(name),
      valueOf: row => Number(cell(row)?.isFavourite ?? false),
    },
  ];
};

/** The columns of the exported table (rule compare-7). */
export const exportColumns = ({people, sort}: Comparison): readonly ExportColumn<ArrangedRow>[] => [
  {key: 'id', title: text.exportedId, valueOf: ({media}) => media.id},
  {key: 'title', title: text.titleColumn, valueOf: ({title}) => title},
  {key: 'format', title: text.exportedFormat, valueOf: ({media}) => media.format ?? null},
  {key: 'digest', title: figureNames[sort.mode], valueOf: ({digest}) => digest ?? null},
  ...people.flatMap(oneOf),
];
