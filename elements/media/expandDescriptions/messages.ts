import {messages} from '#domain/text/messages';

/** Texts of the feature. */
export const text = messages({
  title: 'Shows the descriptions of anime and manga in full.',
  extendedDescription: 'On their pages, without a click. Requests nothing from AniList. Other texts are not changed.',
});
