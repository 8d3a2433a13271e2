import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Activity likes',
  summary: 'Shows the names of everyone who likes an activity in feeds.',
  details:
    'Activities with more than five likes get a small button on the home page, on profiles and on the social tabs of anime and manga. Its tooltip shortens the names to make room for up to 20; more names are shown in full.',
});
