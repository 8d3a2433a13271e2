/** A text that users read, or a function that returns one. */
export type Message = string | ((...values: never[]) => string);

/** The texts of a feature or of a shared part, by name. */
export type MessageTable = Readonly<Record<string, Message>>;

/**
 * The same texts in another language, in a `messages.de.ts` beside the table, made of the same values. A text that isn't
 * translated yet stays in English.
 */
export type Translation<T extends MessageTable> = {
  readonly [Name in keyof T]?: T[Name] extends string ? string : T[Name];
};

/**
 * Turns a table of messages into the same table in another language. `path` is the table's module from the root, without
 * its ending, and `name` the table's export, if that isn't `text`; a table outside of the modules of texts has neither.
 */
export type Translate = (table: MessageTable, path?: string, name?: string) => MessageTable;

let translate: Translate | undefined;

/** The tables that were made before the language was chosen: the core's, whose modules are evaluated first. */
let early: Parameters<Translate>[] | undefined = [];

/** Sets the language of all tables, once and before anything is shown; `undefined` leaves them as they were written. */
export function setTranslation(next: Translate | undefined) {
  translate = next;
  if (next) for (const [table, ...key] of early ?? []) Object.assign(table, next(table, ...key));
  early = undefined;
}

/**
 * Creates a table of texts. All sentences that users read are in such tables, in a `messages.ts` beside what shows
 * them. Definitions make theirs at document-start, so this costs nothing: without a translation the table is returned as
 * it is. The build passes `path` and `name` (tools/translations.mjs).
 */
export function messages<T extends MessageTable>(table: T, path?: string, name?: string): T;
export function messages(...key: Parameters<Translate>): MessageTable {
  early?.push(key);
  return translate ? translate(...key) : key[0];
}
