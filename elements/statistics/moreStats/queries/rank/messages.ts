import {messages} from '#domain/text/messages';
import {formatNumber} from '#domain/text/format';

export const text = messages({
  title: 'Rank',
  description: 'The place of this user among all users, by the time watched and by the chapters read.',
  warning: 'Each rank takes up to 8 requests.',
  time: 'By time watched',
  chapters: 'By chapters read',
  rank: (rank: number) => formatNumber(rank),
  bound: (rank: number) => `${formatNumber(rank)} or later`,
  old: 'AniList updates these figures seldom, so results are increasingly out of date.',
});
