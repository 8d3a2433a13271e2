import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

export const text = messages({
  title: 'Shows your own activities about an anime or manga on its social tab, and those of anyone you look up.',
  extendedDescription:
    'Below the list of those you follow, oldest first, with dates and the number of replies; each leads to its page. Requests your activities about the anime or manga from AniList, 50 at a time, and those of another person when you enter a name. They are kept for two minutes. The links between activities need this feature.',
  own: 'Your activity timeline',
  of: (name: string) => `Activity timeline of ${name}`,
  loading: 'Loading the timeline…',
  waiting: 'The timeline will appear when AniList accepts requests again.',
  failed: (reason: string) => `We couldn't load the timeline. ${reason}`,
  ownEmpty: 'You have no activities here.',
  empty: (name: string) => `${name} has no activities here.`,
  replies: (count: number) => plural(count, {one: '# reply', other: '# replies'}),
  more: 'Load more activities',
  person: 'Name of another person',
  placeholder: 'Another person',
  search: 'Show timeline',
  notFound: 'User not found',
});
