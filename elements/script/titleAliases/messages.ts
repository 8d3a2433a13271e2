import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

export const text = messages({
  name: 'Title aliases',
  summary: 'Shows anime and manga under titles of your own.',
  details:
    'On their pages, in addresses and in links. As text, there is one alias per line: /anime/1/Title or /manga/30002/Title. A line that starts with css/ adds a style to the site; it loads from https addresses only and is off in safe-for-work mode. Only you see your titles.',
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
