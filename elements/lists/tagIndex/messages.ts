import {formatNumber} from '#domain/text/format';
import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

export const text = messages({
  title: 'Shows an index of the custom tags in the notes of a list.',
  extendedDescription:
    "Below the filters of every list whose notes contain tags: words that start with #. A click shows the entries with a tag, by AniList's own filter; another click shows all again. Requests the notes of the list from AniList, without the rest of it, and keeps them for 5 minutes. It changes no notes.",
  heading: 'Tags',
  count: (count: number) => formatNumber(count),
  entries: (count: number) => plural(count, {one: '# entry', other: '# entries'}),
  // The tag is outside of the forms, because plural replaces each # in them.
  filterBy: (tag: string, count: number) =>
    `${plural(count, {one: 'Show # entry', other: 'Show # entries'})} with ${tag}`,
  showAll: (count: number) => `Show all ${formatNumber(count)} tags`,
  failed: (reason: string) => `The tags of this list are missing. ${reason}`,
});
