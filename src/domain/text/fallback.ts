import type {Message, MessageTable} from './messages';

/** Texts of messages without a translation, and the latest texts of those that are functions. */
const english = new Set<string>();
const composed = new Set<string>();
const maxComposed = 1000;

/** `RichText` shows the pieces around placeholders such as `{link}` as texts of their own. */
const piecesOf = (text: string) =>
  text
    .split(/\{\w+\}/)
    .map(piece => piece.trim())
    .filter(piece => /\p{L}/u.test(piece));

function inEnglish(message: Message): Message {
  if (typeof message === 'string') {
    for (const piece of piecesOf(message)) english.add(piece);
    return message;
  }
  return (...values) => {
    const text = message(...values);
    if (composed.size > maxComposed) composed.clear();
    for (const piece of piecesOf(text)) composed.add(piece);
    return text;
  };
}

/** A table in another language, with its own texts where the translation has none, in the order of the table. */
export const translated = (
  table: MessageTable,
  translation: Readonly<Record<string, Message | undefined>> = {},
): MessageTable =>
  Object.fromEntries(Object.entries(table).map(([name, message]) => [name, translation[name] ?? inEnglish(message)]));

/** Whether any text may be on the page in English for lack of a translation. */
export const hasFallbacks = () => english.size + composed.size > 0;

/** Whether a text on the page is in English for lack of a translation. */
export const isFallback = (text: string) => english.has(text.trim()) || composed.has(text.trim());
