import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

export const text = messages({
  name: 'Forum preview filter',
  summary: 'Hides challenge threads from the forum preview on the home page.',
  details:
    "The preview shows as many other threads as you choose. If they can't be loaded, AniList's own preview stays. The forum itself doesn't change.",
  count: 'Number of threads in the forum preview; 0 hides the preview',
  others: 'Also hide counting games, introductions, support threads and "Where can I watch or read …?"',
  words: 'Other words in titles to hide, separated by commas (only if the option above is on)',
  wordsForm: 'Enter at most ten words or phrases, separated by commas.',
  onlyChallenges: 'There are only challenge threads right now.',
  onlyHidden: 'There are only hidden threads right now.',
  list: 'Recent threads',
  anime: 'Anime',
  manga: 'Manga',
  someone: 'Someone',
  replied: '{user} replied {time}',
  posted: '{user} posted {time}',
  untitled: (id: number) => `Thread ${id}`,
  pinned: 'Pinned',
  views: (count: number) => plural(count, {one: '# view', other: '# views'}),
  replies: (count: number) => plural(count, {one: '# reply', other: '# replies'}),
});
