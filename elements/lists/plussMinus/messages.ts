import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Adds buttons that raise and lower the scores on your lists.',
  extendedDescription:
    'On your own lists, in steps of your score format; smileys have none. Saves the score on AniList; clicks that follow each other are saved together. If AniList refuses a score, the one before is shown again; without an answer, the change is kept and sent later.',
  lower: 'Lower score',
  raise: 'Raise score',
  failed: (reason: string) => `Your score wasn't saved. ${reason}`,
});
