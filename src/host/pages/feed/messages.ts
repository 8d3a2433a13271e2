import {messages} from '#domain/text/messages';

/** Texts about the feed. */
export const text = messages({
  noMore: 'AniList loads no more activities right now. Try again later.',
});
