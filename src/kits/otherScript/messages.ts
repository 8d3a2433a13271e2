import {messages} from '#domain/text/messages';

/** Where another script does a feature's job: which of the two shows, and how to switch. */
export const text = messages({
  note: (script: string) => `Shown by ${script} instead. To use Automail's, turn it off in ${script}'s settings.`,
});
