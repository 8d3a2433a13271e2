import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Monthly stats',
  description: 'What this user did this month. One request per 50 activities.',
  statuses: 'Statuses',
  sent: 'Messages received',
  listActivities: 'List activities',
  episodes: 'Episodes watched',
  chapters: 'Chapters read',
  completedAnime: 'Anime completed',
  completedManga: 'Manga completed',
  planned: 'Added to planning',
  dropped: 'Dropped',
});
