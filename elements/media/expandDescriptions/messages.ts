import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Shows the descriptions of anime and manga in full.',
  extendedDescription: 'On their pages, without a click. Requests nothing from AniList. Other texts are not changed.',
});
