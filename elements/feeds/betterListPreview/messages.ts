import {messages} from '#domain/text/messages';
import {formatNumber} from '#domain/text/format';

export const text = messages({
  title: 'Replaces the lists in progress on the home page, soonest airing first.',
  extendedDescription:
    "Anime that air within a day, or of which you are one to three episodes behind, are sorted by urgency and show a countdown; everything else follows by when you last changed it. Each card has a button that adds one episode or chapter. Requests your entries in progress from AniList; if that fails, the site's own lists stay.",
  airing: 'Airing',
  anime: 'Anime in Progress',
  manga: 'Manga in Progress',
  showFewer: 'Show fewer',
  showAll: (count: number) => `Show all ${formatNumber(count)}`,
  episode: (episode: number) => `Ep ${episode}`,
  progress: (progress: string) => `Progress: ${progress}`,
  completed: 'Completed',
  untitled: (id: number) => `No. ${id}`,
});
