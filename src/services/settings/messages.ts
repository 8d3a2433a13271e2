import {messages} from '#domain/text/messages';

/** Texts about stored settings. */
export const text = messages({
  daily: 'Daily backup',
  tooLarge: 'This file is too large for settings.',
  invalidJson: "This file isn't valid JSON.",
  noSettings: 'This file contains no Automail settings.',
  invalidValue: (key: string) => `The stored value of "${key}" isn't valid, so its default is used.`,
  damagedSettings: (backup: string) =>
    `Your stored settings are damaged, so the defaults are used. The damaged text is kept under "${backup}".`,
  damagedKey: (key: string, backup: string) =>
    `The stored "${key}" are damaged, so the defaults are used. The damaged text is kept under "${backup}".`,
  notSaved: "We couldn't save the settings. They are kept until you close this page.",
});
