import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Plus and minus buttons',
  summary: 'Adds buttons that raise and lower the scores on your lists.',
  details:
    "In steps of your score format; smileys have no buttons. Quick clicks are saved together. If AniList refuses a score, the previous one returns. If AniList doesn't answer, your change is kept and sent later.",
  lower: 'Lower score',
  raise: 'Raise score',
  failed: (reason: string) => `Your score wasn't saved. ${reason}`,
});
