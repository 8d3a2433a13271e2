import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Shows how well the reviews of an anime or manga are rated, with regard to how many votes they have.',
  extendedDescription:
    'On the reviews tab of anime and manga, as in ~64: judging by the votes, at least 64 percent of readers like the review. Cards of reviews that hardly anybody likes are dimmed. Requests the votes of all reviews on the tab from AniList together and keeps them for 30 seconds. It does not vote.',
});
