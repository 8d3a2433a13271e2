import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'List editor without images',
  summary: 'Hides the cover and the banner in the list editor.',
  details: 'Everywhere the list editor opens. Its fields move up.',
});
