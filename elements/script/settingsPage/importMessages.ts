import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

/** Texts about importing settings. */
export const importText = messages({
  heading: (name: string) => `Import settings from ${name}`,
  changes: (count: number) => plural(count, {one: '# setting changes:', other: '# settings change:'}),
  noChange: 'Your settings are already those of this file.',
  change: (name: string, from: string, to: string) => `${name}: ${from} → ${to}`,
  leftOut: (count: number) => plural(count, {one: '# is left out:', other: '# are left out:'}),
  left: (name: string, reason: string) => `${name}: ${reason}`,
  others: (count: number) =>
    plural(count, {
      one: '# setting of another version is kept, although this version does not use it.',
      other: '# settings of other versions are kept, although this version does not use them.',
    }),
  rest: 'Everything that the file does not name stays as it is.',
  apply: 'Import these settings',
  replaceAll: 'Replace everything instead',
  replaceHint: (count: number) =>
    plural(count, {
      one: 'Then what the file does not name goes back to its default, too. That is # more setting:',
      other: 'Then what the file does not name goes back to its default, too. These are # more settings:',
    }),
  replace: 'Replace everything',
  cancel: 'Cancel',
  nothingChanged: (reason: string) => `Nothing was changed. ${reason}`,
  unreadable: "Nothing was changed. We couldn't read this file.",
  fromFile: (name: string) => `settings from ${name}`,
  replacedBy: (name: string) => `everything replaced by ${name}`,
});
