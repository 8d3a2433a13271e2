import {formatNumber} from '#domain/text/format';
import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

export const text = messages({
  title: 'Replaces the role lists of staff pages by lists that can be filtered and sorted.',
  extendedDescription:
    'On the pages of staff, in place of AniList’s own lists. Shows voice roles with their characters, anime staff roles and manga staff roles, all roles of one anime or manga on one card, with your list status. They can be filtered by words, keys such as “genre: drama” or regular expressions, and sorted in eight ways; dates are under year headings. Statistics count what is shown. Requests all pages of roles from AniList, several at a time, and keeps them for ten minutes. Until they are there, and where they cannot be read, AniList’s own lists stay.',
  firstOrder: 'Order of the roles when a page is opened.',
  voiceRoles: 'Voice roles',
  animeRoles: 'Anime staff roles',
  mangaRoles: 'Manga staff roles',
  heading: (title: string, count: number) => `${title} (${formatNumber(count)})`,
  field: 'Filter roles',
  matching: (matching: number, all: number) =>
    `${formatNumber(matching)} of ${formatNumber(all)} ${plural(matching, {one: 'matches', other: 'match'})}`,
  nothing: 'No role matches.',
  failed: (reason: string) => `Not all roles could be read: ${reason}`,
  statistics: 'Statistics',
  anime: (count: number) => `${formatNumber(count)} anime`,
  manga: (count: number) => `${formatNumber(count)} manga`,
  meanScore: (score: number) => `mean score ${score.toFixed(1)}%`,
  begun: (count: number) => plural(count, {one: 'you began #', other: 'you began #'}),
  watched: (amount: string) => `you watched ${amount}`,
  read: (amount: string) => `you read ${amount}`,
  roleCount: (role: string, count: number) => `${role} ${formatNumber(count)}`,
});
