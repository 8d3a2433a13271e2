import type {FollowedEntry} from '#domain/list/following';
import {parseListStatus} from '#domain/list/listStatus';
import type {ScoreFormat} from '#domain/score/score';
import {decodeSafely} from '#domain/text/decodeSafely';
import {anchor, ownText, selector} from '../anchor';

/** What the site shows of the entry of someone whom the person follows. */
interface FollowRow extends FollowedEntry {
  /** Whether the site shows the notes itself. */
  readonly hasNotes: boolean;
}

const smileys: readonly (readonly [name: string, score: number])[] = [
  ['smile', 3],
  ['meh', 2],
  ['frown', 1],
];

/** The score in a row: "85/100", "8.5/10", a number with a star, or a smiley. */
function readScore(row: Element): {score: number | undefined; format: ScoreFormat} {
  const smiley = smileys.find(([name]) => row.querySelector(`svg[data-icon="${name}"], svg.fa-${name}`));
  if (smiley) return {score: smiley[1], format: 'POINT_3'};
  const cell = [...row.children].find(child => child.localName === 'span');
  const [, score, most] = /^(\d+(?:\.\d+)?)(?:\/(\d+))?/.exec(cell?.textContent?.trim() ?? '') ?? [];
  if (score === undefined) return {score: undefined, format: 'POINT_100'};
  if (most === '100') return {score: Number(score), format: 'POINT_100'};
  return {score: Number(score), format: most === undefined ? 'POINT_5' : 'POINT_10_DECIMAL'};
}

/** Reads a row of the list of followed members; `undefined` while the site still fills it. */
export function readFollowRow(row: Element): FollowRow | undefined {
  const [, name = ''] = /^\/user\/([^/]+)/.exec(row.getAttribute('href') ?? '') ?? [];
  const status = row.querySelector('.status');
  if (!name || !status) return undefined;
  const word = ownText(status).split('·')[0] ?? '';
  const hasNotes = (status.textContent ?? '').trim().length > word.trim().length;
  return {userName: decodeSafely(name), status: parseListStatus(word), hasNotes, ...readScore(row)};
}

/** Selector of the rows of followed members, on the social tab and in the overview. */
export const followRows = selector('followRows', '.media a.follow');

/** The list of followed members on the social tab; we go before it. */
export const followingList = anchor<{rows: readonly FollowRow[]}>('followingList', {
  selector: '.media .social .following',
  position: 'before',
  presence: 'maybe',
  evidence:
    'The social tab of a media, for a signed-in member who follows somebody with an entry. More rows are appended on scrolling.',
  watch: {text: true},
  read: list => ({rows: [...list.querySelectorAll('a.follow')].flatMap(row => readFollowRow(row) ?? [])}),
});

/** A row of the list of followed members on the social tab; appended to. */
export const followRow = anchor<Pick<FollowRow, 'userName' | 'hasNotes'>>('followRow', {
  selector: '.media .social .following a.follow',
  position: 'append',
  presence: 'maybe',
  evidence: 'A grid of avatar, name, status and score.',
  watch: {text: true, attributes: ['href']},
  repeats: true,
  read(row) {
    const found = readFollowRow(row);
    return found && {userName: found.userName, hasNotes: found.hasNotes};
  },
});

/** The column of the social tab with those followed and the threads; content goes below them. */
export const socialColumn = anchor<object>('socialColumn', {
  selector: '.media .social > .activity-feed + div',
  position: 'append',
  presence: 'always',
  evidence:
    'The social tab of a media: the second column, in which both blocks arrive late and may be missing. On narrow screens it is below the activities.',
  far: true,
  read: () => ({}),
});
