import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Adds a button that counts episodes and chapters to the lists in progress on the home page.',
  extendedDescription:
    "At the last episode or chapter, the entry is completed with today's date in your AniList time zone; an entry that you are repeating keeps its date and counts one repeat more. Saves your progress on AniList; without an answer, the change is kept and sent later. It does not count beyond the known total.",
});
