import {formatNumber} from '#domain/text/format';
import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

export const text = messages({
  name: 'Custom tag index',
  summary: 'Shows an index of the custom tags in the notes of a list.',
  details:
    "Below the filters of every list whose notes contain tags, which are words that start with #. Click a tag to filter the list by it, and again to see all entries. The filter is AniList's own: it also finds titles, and longer tags that begin the same.",
  heading: 'Tags',
  count: (count: number) => formatNumber(count),
  entries: (count: number) => plural(count, {one: '# entry', other: '# entries'}),
  // The tag is outside of the forms, because plural replaces each # in them.
  filterBy: (tag: string, count: number) =>
    `Filter the list by ${tag} (${plural(count, {one: '# entry', other: '# entries'})})`,
  showAll: (count: number) => `Show all ${formatNumber(count)} tags`,
  noun: 'the tags of this list',
});
