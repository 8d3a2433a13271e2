import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Recommendations for you',
  summary:
    'Adds "For You" to the recommendations page: titles that fit what you rated highest and that aren\'t on your list.',
  details:
    "Lists recommendations for anime and manga you completed. The recommended title is only planned or not on your list, the recommendation has a positive rating, and you haven't voted it down. What you're most likely to enjoy comes first.",
  forYou: 'For You',
  pairs: 'Recommendations for you',
  loading: 'Looking for recommendations…',
  failed: (reason: string) => `We couldn't look for recommendations. ${reason}`,
  empty: 'There are no recommendations for you among these media you completed.',
  nothingCompleted: 'Complete and rate some anime or manga first: the recommendations are for these.',
  more: 'More',
  looking: 'Looking through your completed media',
  moreFailed: (reason: string) => `We couldn't look for more. ${reason}`,
  end: 'These are all.',
  agree: 'Vote for this recommendation',
  disagree: 'Vote against this recommendation',
  votes: (rating: number) => `Rating: ${rating}`,
  signed: (rating: number) => (rating > 0 ? `+${rating}` : String(rating)),
  recommended: (first: string, second: string) => `${second}, recommended for ${first}`,
  notSaved: (reason: string) => `Your vote was not saved. ${reason}`,
});
