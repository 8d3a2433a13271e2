import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Recommendations for you',
  summary: 'Adds "For You" recommendations: titles that fit what you rated highest.',
  details:
    "Lists recommendations for anime and manga you completed. The recommended title is only planned or not on your list, the recommendation has a positive rating, and you haven't voted it down. What you're most likely to enjoy comes first.",
  forYou: 'For You',
  pairs: 'Recommendations for you',
  noun: 'your recommendations',
  empty: 'There are no recommendations for you based on the titles you completed.',
  nothingCompleted: 'Complete and rate some anime or manga first. Recommendations are based on them.',
  more: 'More',
  looking: 'Checking the titles you completed',
  moreFailed: (reason: string) => `We couldn't load more. ${reason}`,
  agree: 'Vote for this recommendation',
  disagree: 'Vote against this recommendation',
  votes: (rating: number) => `Rating: ${rating}`,
  signed: (rating: number) => (rating > 0 ? `+${rating}` : String(rating)),
  recommended: (first: string, second: string) => `${second}, recommended for ${first}`,
  notSaved: (reason: string) => `Your vote wasn't saved. ${reason}`,
});
