import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

export const text = messages({
  title: 'How many people have blocked you',
  description:
    'Compares how many users everybody can see with how many you can see. Two requests. It says nothing about the user whose page this is.',
  moderator: 'Error: The elevated privileges of moderators makes this query fail',
  nobody: 'No users have blocked you',
  blocked: (users: number) => plural(users, {one: '# user has blocked you', other: '# users have blocked you'}),
  uncounted: 'AniList counts to 5,000 users only, so it does not tell how many users have blocked you.',
});
