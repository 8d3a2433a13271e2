import {messages} from '#domain/text/messages';

export const text = messages({
  dataTitle: 'View of users on social pages',
});
