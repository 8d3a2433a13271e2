import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

/** Texts of the editor. */
export const text = messages({
  list: 'Your titles',
  media: 'Anime or manga (address)',
  title: 'Your title',
  add: 'Add',
  remove: 'Remove',
  removeAlias: (title: string) => `Remove ${title}`,
  preview: 'Shown as {title} at {address}',
  invalidAddress: 'Enter the address of an anime or manga, such as {example}.',
  repeated: 'This already has a title in the list.',
  noTitle: 'Enter a title, or remove the alias.',
  more: (count: number) =>
    plural(count, {one: '# more line is below, as text.', other: '# more lines are below, as text.'}),
  asText: 'Edit as text',
  label: 'Title aliases, one per line: {anime}, {manga}, or {style} and a style',
  save: 'Save aliases',
  discard: 'Discard changes',
  saved: (count: number) => plural(count, {one: '# alias saved.', other: '# aliases saved.'}),
  dropped: "These lines aren't saved, because they have none of the forms above:",
});
