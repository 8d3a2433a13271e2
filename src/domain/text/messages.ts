/** A text that a person reads, or a function that returns one. */
type Message = string | ((...values: never[]) => string);

/** The texts of a feature or of a shared part, by name. */
export type MessageTable = Readonly<Record<string, Message>>;

/** The same texts in another language, in a `messages.de.ts` beside the table: all of them, made of the same values. */
export type Translation<T extends MessageTable> = {
  readonly [Name in keyof T]: T[Name] extends string ? string : T[Name];
};

/** Turns a table of messages into the same table in another locale. */
export type Translate = (table: MessageTable) => MessageTable;

let translate: Translate | undefined;

/**
 * Sets the locale of all tables that are made from now on. The target does so before any other module makes one
 * (`src/platform/platform.ts`).
 */
export function setTranslation(next: Translate | undefined) {
  translate = next;
}

/**
 * Makes a table of texts. All sentences that a person reads are in such tables, in a `messages.ts` beside what shows
 * them. Definitions make theirs at document-start, so this costs nothing: without a translation the table is returned as
 * it is.
 */
export function messages<T extends MessageTable>(table: T): T;
export function messages(table: MessageTable): MessageTable {
  return translate ? translate(table) : table;
}
