import {formatNumber, formatPercent} from '#domain/text/format';
import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

export const text = messages({
  name: 'Sortable staff roles',
  summary: 'Replaces the role lists on staff pages with lists you can filter and sort.',
  details:
    'Shows voice roles with their characters, anime roles and manga roles. All roles in one title share a card with your list status. You can filter by words, by fields such as "genre: drama" or by a regular expression, and sort in eight ways; sorted by date, the cards are grouped by year. The statistics count what is shown. AniList\'s own lists stay until all roles have loaded, and if they can\'t be loaded.',
  firstOrder: 'Initial order of the roles',
  voiceRoles: 'Voice roles',
  animeRoles: 'Anime staff roles',
  mangaRoles: 'Manga staff roles',
  heading: (title: string, count: number) => `${title} (${formatNumber(count)})`,
  field: 'Filter roles',
  matching: (matching: number, all: number) =>
    `${formatNumber(matching)} of ${formatNumber(all)} ${plural(matching, {one: 'matches', other: 'match'})}`,
  nothing: 'No roles match.',
  notShown: (count: number) => plural(count, {one: '# manga role not shown', other: '# manga roles not shown'}),
  noun: 'all roles',
  statistics: 'Statistics',
  anime: (count: number) => `${formatNumber(count)} anime`,
  manga: (count: number) => `${formatNumber(count)} manga`,
  meanScore: (score: number) => `mean score ${formatPercent(score)}`,
  begun: (count: number) => plural(count, {one: '# started', other: '# started'}),
  watched: (amount: string) => `${amount} watched`,
  read: (amount: string) => `${amount} read`,
  roleCount: (role: string, count: number) => `${role} ${formatNumber(count)}`,
});
