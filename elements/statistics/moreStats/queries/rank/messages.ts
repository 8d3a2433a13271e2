import {messages} from '#domain/text/messages';
import {formatNumber} from '#domain/text/format';

export const text = messages({
  title: 'Rank',
  description: "This user's rank among all users, by time watched and by chapters read.",
  warning: 'Each rank takes up to 8 requests.',
  time: 'By time watched',
  chapters: 'By chapters read',
  rank: (rank: number) => formatNumber(rank),
  bound: (rank: number) => `below ${formatNumber(rank)}`,
  old: 'AniList rarely updates these figures, so they may be out of date.',
});
