import * as listEnglish from '#domain/list/messages';
import * as listGerman from '#domain/list/messages.de';
import * as english from '#domain/list/query/messages';
import * as german from '#domain/list/query/messages.de';

const tables = [
  ...Object.entries(german).map(([name, table]) => [Reflect.get(english, name) as object, table] as const),
  [listEnglish.statusNames, listGerman.statusNames] as const,
  [listEnglish.text, listGerman.text] as const,
];

/** Calls a function while the texts of queries are in German; numbers stay as they are. */
export function inGerman<T>(run: () => T): T {
  const before = tables.map(([table]) => ({...table}));
  for (const [table, translation] of tables) Object.assign(table, translation);
  try {
    return run();
  } finally {
    for (const [index, [table]] of tables.entries()) Object.assign(table, before[index]);
  }
}
