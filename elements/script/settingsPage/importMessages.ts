import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

/** Texts about importing settings. */
export const importText = messages({
  heading: (name: string) => `Import settings from ${name}`,
  changes: (count: number) => plural(count, {one: '# setting will change:', other: '# settings will change:'}),
  noChange: 'Your settings already match this file.',
  change: (name: string, from: string, to: string) => `${name}: ${from} → ${to}`,
  leftOut: (count: number) => plural(count, {one: '# will be skipped:', other: '# will be skipped:'}),
  left: (name: string, reason: string) => `${name}: ${reason}`,
  others: (count: number) =>
    plural(count, {
      one: "# setting of another version will be kept, although this version doesn't use it:",
      other: "# settings of other versions will be kept, although this version doesn't use them:",
    }),
  rest: "Settings that aren't in the file stay unchanged.",
  apply: 'Import these settings',
  replaceAll: 'Replace everything instead',
  replaceHint: (count: number) =>
    plural(count, {
      one: "Settings that aren't in the file are reset too (# more):",
      other: "Settings that aren't in the file are reset too (# more):",
    }),
  replace: 'Replace everything',
  cancel: 'Cancel',
  nothingChanged: (reason: string) => `Nothing was changed. ${reason}`,
  unreadable: "Nothing was changed. We couldn't read this file.",
  fromFile: (name: string) => `settings from ${name}`,
  replacedBy: (name: string) => `everything replaced by ${name}`,
});

/** Names for switches of the older script that have no counterpart, by their keys. */
export const olderNames = messages({
  accessTokenWarning: 'Sign-in reminder (always on in this version)',
  additionalTranslation: "Translation of AniList's own texts",
  browseSubmenu: 'Menu at Browse',
  forumVisualLikes: 'Pictures of who likes forum posts',
  mediaTranslation: 'Titles in the language of the script',
  selfInsert: 'Link on the list of applications',
  videoMimeTypeFixer: 'Corrected video types',
});
