import {messages} from '#domain/text/messages';

/** Texts about the feed. */
export const text = messages({
  noMore: "AniList isn't loading more activities right now. Try again later.",
});
