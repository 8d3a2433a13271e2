import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

export const text = messages({
  title: 'How many people have blocked you',
  description:
    "Compares the number of users that everyone can see with the number you can see. Two requests. The result isn't about the user whose page this is.",
  moderator: 'Error: The elevated privileges of moderators makes this query fail',
  nobody: 'No users have blocked you',
  blocked: (users: number) => plural(users, {one: '# user has blocked you', other: '# users have blocked you'}),
  uncounted: 'AniList only counts up to 5,000 users, so the number of users who have blocked you is unknown.',
});
