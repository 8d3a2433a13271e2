import {messages} from '#domain/text/messages';
import {formatNumber} from '#domain/text/format';

export const text = messages({
  name: 'Better list previews',
  summary: 'Replaces the lists in progress on the home page with lists that show what airs next first.',
  details:
    "Anime that air within a day, or that you're one to three episodes behind on, come first, by urgency and with a countdown. The rest is sorted by when you last changed it. A button on each card adds one episode or chapter. If your entries can't be loaded, AniList's own lists stay.",
  maxRows: 'Rows of each section before "Show all"',
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
