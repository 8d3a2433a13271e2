import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Progress bars',
  summary: 'Shows your progress as bars on the lists in progress on the home page.',
  details: "For anime and manga with a known number of episodes or chapters, also in Automail's own list previews.",
});
