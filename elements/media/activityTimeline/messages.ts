import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

export const text = messages({
  name: 'Activity timeline',
  summary: "Shows your activities about an anime or manga, or another user's, on its social tab.",
  details:
    'Below the list of users you follow, oldest first, with dates and reply counts. Each activity links to its page. "Links between activities" needs this feature.',
  own: 'Your activity timeline',
  of: (name: string) => `Activity timeline of ${name}`,
  noun: 'the timeline',
  ownEmpty: 'You have no activities here.',
  empty: (name: string) => `${name} has no activities here.`,
  replies: (count: number) => plural(count, {one: '# reply', other: '# replies'}),
  more: 'Load more activities',
  user: "Another user's name",
  placeholder: 'Another user',
  search: 'Show timeline',
  notFound: 'User not found',
});
