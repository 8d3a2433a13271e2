import {messages} from '#domain/text/messages';

/** Texts at the end of a list that is loaded in pages. */
export const text = messages({
  more: 'Load more',
  end: "That's all.",
});
