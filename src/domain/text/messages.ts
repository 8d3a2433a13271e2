/** A text that users read, or a function that returns one. */
type Message = string | ((...values: never[]) => string);

/** The texts of a feature or of a shared part, by name. */
export type MessageTable = Readonly<Record<string, Message>>;

/** The same texts in another language, in a `messages.de.ts` beside the table: all of them, made of the same values. */
export type Translation<T extends MessageTable> = {
  readonly [Name in keyof T]: T[Name] extends string ? string : T[Name];
};

/** Turns a table of messages into the same table in another language; `number` is the table's own (tools/translations.mjs). */
export type Translate = (table: MessageTable, number: number | undefined) => MessageTable;

let translate: Translate | undefined;

/** The tables that were made before the language was chosen: the core's, whose modules are evaluated first. */
let early: {readonly table: MessageTable; readonly number: number | undefined}[] | undefined = [];

/** Sets the language of all tables, once and before anything is shown; `undefined` leaves them as they were written. */
export function setTranslation(next: Translate | undefined) {
  translate = next;
  if (next) for (const {table, number} of early ?? []) Object.assign(table, next(table, number));
  early = undefined;
}

/**
 * Creates a table of texts. All sentences that users read are in such tables, in a `messages.ts` beside what shows
 * them. Definitions make theirs at document-start, so this costs nothing: without a translation the table is returned as
 * it is. The build adds the number of the table.
 */
export function messages<T extends MessageTable>(table: T, number?: number): T;
export function messages(table: MessageTable, number?: number): MessageTable {
  early?.push({table, number});
  return translate ? translate(table, number) : table;
}
