import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Shows how well recent reviews are rated, with regard to how many votes they have.',
  extendedDescription:
    'On the page of recent reviews, as in ~64: judging by the votes, at least 64 percent of readers like the review. Cards of reviews that hardly anybody likes are dimmed. Requests the votes of all reviews on the page from AniList together and keeps them for 30 seconds. It does not vote.',
});
