import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Gives the people you follow the wider column on the social tab of anime and manga.',
  extendedDescription: 'The activity feed moves beside them. Requests nothing from AniList and hides nothing.',
});
