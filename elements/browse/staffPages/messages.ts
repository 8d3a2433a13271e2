import {messages} from '#domain/text/messages';
import {formatNumber} from '#domain/text/format';

export const text = messages({
  name: 'Staff favorites',
  summary: 'Shows favorite counts of staff, and how much of their work is anime and manga.',
  details:
    "On a staff page, the exact number replaces AniList's shortened one. In the staff search, each card shows the number and a bar: blue for the best-known roles in anime, voice roles included, and green for those in manga.",
  roles: (anime: number, manga: number) =>
    `Best-known roles: ${formatNumber(anime)} in anime, ${formatNumber(manga)} in manga`,
});
