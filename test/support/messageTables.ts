// All tables of texts in both languages. `npm run features -- --untranslated` uses it, too.
import type {Message, MessageTable} from '#domain/text/messages';
import {messageModules} from './messageModules.generated';

interface TranslatedTable {
  /** The module and the name of the table, such as `src/start/messages.ts text`. */
  readonly place: string;
  readonly english: MessageTable;
  /** Empty if no text of the table is translated. */
  readonly german: Readonly<Record<string, Message | undefined>>;
}

/** The exports of a module that are tables; others are functions. */
const tablesOf = (module: object) => Object.entries(module).filter(([, value]) => typeof value === 'object');

export const messageTables: readonly TranslatedTable[] = messageModules.flatMap(({path, english, german}) => {
  const translations = new Map(tablesOf(german));
  return tablesOf(english).map(([name, table]) => ({
    place: `${path}.ts ${name}`,
    english: table,
    german: translations.get(name) ?? {},
  }));
});

/** German tables without an English one: their texts are never shown. */
export const strayTables = messageModules.flatMap(({path, english, german}) =>
  Object.keys(german)
    .filter(name => !(name in english))
    .map(name => `${path}.de.ts ${name}`),
);

/** The messages without a German text, such as `src/start/messages.ts text.close`. */
export const untranslated = (tables: readonly TranslatedTable[]): string[] =>
  tables.flatMap(({place, english, german}) =>
    Object.keys(english)
      .filter(name => german[name] === undefined)
      .map(name => `${place}.${name}`),
  );
