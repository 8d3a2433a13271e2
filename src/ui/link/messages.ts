import {messages} from '#domain/text/messages';

/** Texts of links. */
export const text = messages({
  untitled: (id: number) => `No. ${id}`,
});
