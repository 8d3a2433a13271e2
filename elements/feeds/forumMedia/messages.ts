import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Titles in forum preview',
  summary: 'Shows which anime or manga a thread is about in the forum preview on the home page.',
  details:
    'The title replaces "Anime" or "Manga" on the thread\'s label; long titles are shortened. If a title can\'t be loaded, AniList\'s own text stays.',
});
