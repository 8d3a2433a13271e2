import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

export const text = messages({
  title: 'Hides threads of watching and reading challenges from the forum preview on the home page.',
  extendedDescription:
    "Shows as many other threads as you choose. Requests the threads with the newest replies from AniList at most once a minute; if that fails, the site's own preview stays. The forum itself is not changed.",
  count: 'Number of threads in the forum preview; 0 hides the preview',
  onlyChallenges: 'There are only challenge threads right now.',
  list: 'Recent threads',
  anime: 'Anime',
  manga: 'Manga',
  somebody: 'Someone',
  replied: 'replied',
  posted: 'posted',
  untitled: (id: number) => `Thread ${id}`,
  pinned: 'Pinned',
  views: (count: number) => plural(count, {one: '# view', other: '# views'}),
  replies: (count: number) => plural(count, {one: '# reply', other: '# replies'}),
});
