import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Shows titles in place of pictures that are missing or blocked.',
  extendedDescription:
    'On the home page and profiles, for the covers of anime and manga and for favourites. Pictures that load are not changed. Also runs in safe-for-work mode. Requests nothing from AniList.',
});
