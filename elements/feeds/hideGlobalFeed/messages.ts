import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Hide global feed',
  summary: 'Hides the global feed on the home page and shows only the users you follow.',
  details: 'The switch between the two feeds is hidden too. The global feed stays available on its own page.',
});
