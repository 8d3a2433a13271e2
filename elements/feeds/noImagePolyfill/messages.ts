import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Titles for missing images',
  summary: 'Shows titles in place of images that are missing or blocked.',
  details:
    'On the home page and on profiles, for the covers of anime and manga and for favorites. Also on in safe-for-work mode.',
});
