import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Wider following list',
  summary: 'Gives the users you follow the wider column on the social tab of anime and manga.',
  details: 'The activity feed moves beside them. Nothing is hidden.',
});
