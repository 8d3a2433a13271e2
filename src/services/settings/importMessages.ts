// Apart from messages.ts because they load with the settings page only.
import {formatNumber} from '#domain/text/format';
import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

/** Reasons why a file, or a part of it, isn't used. */
export const text = messages({
  tooLarge: 'This file is too large for settings.',
  invalidJson: "This file isn't valid JSON.",
  noSettings: 'This file contains no Automail settings.',
  nothingUsable: 'This file contains no settings that Automail can use.',
  notValid: 'its value is invalid',
  tokenInFile: 'sign-ins are never imported from a file',
  newerFile: 'the file comes from a newer version of Automail',
  notValidMembers: (count: number) =>
    plural(count, {one: '# entry is invalid or a duplicate', other: '# entries are invalid or duplicates'}),
});

/** Names of settings that files of other versions contain. */
export const fileNames = messages({
  settingsVersion: 'Settings format',
  subSetting: (feature: string, setting: string) => `${setting} (${feature})`,
});

/** A value of a setting in words. */
export const valueText = messages({
  on: 'on',
  off: 'off',
  empty: 'empty',
  quoted: (value: string) => `“${value}”`,
  entries: (count: number) => plural(count, {one: '# entry', other: '# entries'}),
  other: (value: string) => `${value}, changed`,
  number: (value: number) => formatNumber(value),
});
