import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Studio favorites',
  summary: 'Shows the exact number of favorites on studio pages.',
  details:
    'AniList shortens numbers above 999, as in "1.2k". If the exact number can\'t be loaded, AniList\'s number stays.',
});
