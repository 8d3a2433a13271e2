import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Adds "For You" to the recommendations: what fits the media you rated highest and is not on your list.',
  extendedDescription:
    'An option beside those of the site. It shows recommendations for media you completed whose counterpart is not on your list or only planned, with a rating above 0 and without your vote against them; those that you are most likely to enjoy come first. You can vote right there. Requests two pages of your completed media at a time while it is chosen, and keeps them for two minutes.',
  forYou: 'For You',
  pairs: 'Recommendations for you',
  loading: 'Looking for recommendations…',
  waiting: 'The recommendations will appear when AniList accepts requests again.',
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
