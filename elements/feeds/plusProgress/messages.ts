import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'One-click progress',
  summary: 'Adds an episode or chapter with one click in the lists in progress on the home page.',
  details:
    "The last episode or chapter completes the entry with today's date in your AniList time zone. An entry you're repeating keeps its date and counts one more repeat. Progress never exceeds the known total. If AniList doesn't answer, your change is kept and sent later.",
});
