import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Shows the names of everyone who likes an activity in feeds.',
  extendedDescription:
    'On the home page, profiles and the social tabs of anime and manga, activities with more than five likes get a small button. The names are requested from AniList when you open the tooltip; up to 20 names are shortened to fit. It does not like anything.',
});
