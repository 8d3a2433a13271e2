import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Adds "For You" to the recommendations: what fits the media you rated highest and is not on your list.',
  extendedDescription:
    'An option beside those of the site: recommendations for media you completed whose counterpart is not on your list or only planned, rated above 0 and not voted down by you; what you are most likely to enjoy comes first. Requests two pages of your completed media at a time, and keeps them for two minutes.',
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
