import type {FollowedEntry} from '#domain/list/following';
import {parseListStatus} from '#domain/list/listStatus';
import type {ScoreFormat} from '#domain/score/score';
import {coverAttribute} from '../../dom/hiding';
import {anchor, ownText, selector, userNameIn} from '../anchor';

/** A row of the list of followed users. */
interface FollowRow {
  readonly userName: string;
  /** Whether the site shows notes itself in this list. */
  readonly hasNotes: boolean;
}

const smileys: readonly (readonly [name: string, score: number])[] = [
  ['smile', 3],
  ['meh', 2],
  ['frown', 1],
];

/** Children of a row that are neither ours nor another extension's; the latter use custom elements or are read as notes. */
const cellsOf = (row: Element) => [...row.children].filter(({localName}) => !localName.includes('-'));

const wholeScore = /^(\d{1,3}(?:\.\d+)?)(?:\/(10|100))?$/;
const isNamed = (cell: Element) => cell.matches('.avatar, .name, .status');

/** Buttons of the site; a covered score is one of ours. */
const buttons = `button, [role=button]:not([${coverAttribute}])`;

const hasButton = (cell: Element) => cell.matches(buttons) || cell.querySelector(buttons) !== null;

function smileyIn(cell: Element): number | undefined {
  const found = smileys.find(([name]) => {
    const svg = `svg[data-icon="${name}"], svg.fa-${name}`;
    return cell.matches(svg) || cell.querySelector(svg);
  });
  return found?.[1];
}

interface Score {
  readonly score: number;
  readonly format: ScoreFormat;
}

/** The score in a cell: "85/100", "8.5/10", a number with a star, or a smiley; undefined for any other text and for buttons. */
function scoreIn(cell: Element): Score | undefined {
  if (hasButton(cell)) return undefined;
  const smiley = smileyIn(cell);
  if (smiley !== undefined) return {score: smiley, format: 'POINT_3'};
  const [, score, most] = wholeScore.exec(cell.textContent?.trim() ?? '') ?? [];
  if (score === undefined) return undefined;
  if (most === '100') return {score: Number(score), format: 'POINT_100'};
  return {score: Number(score), format: most === undefined ? 'POINT_5' : 'POINT_10_DECIMAL'};
}

interface Cells {
  /** The cell with the score, or the empty one in its place. */
  readonly score: Element | undefined;
  /** The cell in which the site itself shows notes, since about 2026-08; it may be empty. */
  readonly notes: Element | undefined;
}

/** Finds the cells by their content, because the site has changed their order and number before. */
function cellsIn(row: Element): Cells {
  const others = cellsOf(row).filter(cell => !isNamed(cell));
  const scored = others.findLast(cell => scoreIn(cell) !== undefined);
  const last = others.at(-1);
  const score = scored ?? (last?.childElementCount === 0 && !last.textContent?.trim() ? last : undefined);
  return {score, notes: others.find(cell => cell !== score)};
}

/** The kind of a child of a row: the cell of the score or of the site's own notes; `false` for anything else. */
export function followCell(cell: Element): 'score' | 'notes' | false {
  const row = cell.closest('a.follow');
  if (!row) return false;
  const {score, notes} = cellsIn(row);
  return cell === score ? 'score' : cell === notes ? 'notes' : false;
}

/** Whether the site shows notes itself in any row of the list. */
const showsNotes = (row: Element) =>
  [...(row.parentElement?.children ?? [])].some(each => each.matches('a.follow') && cellsIn(each).notes !== undefined);

/** Reads a row of the list of followed users; `undefined` while the site is still filling it. */
export function readFollowRow(row: Element): FollowedEntry | undefined {
  const name = userNameIn(row.getAttribute('href'));
  const status = row.querySelector('.status');
  if (!name || !status) return undefined;
  const {score} = cellsIn(row);
  const shown = score && scoreIn(score);
  return {
    userName: name,
    status: parseListStatus(ownText(status)),
    score: shown?.score,
    format: shown?.format ?? 'POINT_100',
  };
}

/** Selector of the cells in rows of followed users, on the social tab and in the overview. */
export const followCells = selector('followCells', '.media a.follow > *');

/** The list of followed users on the social tab; our element goes before it. */
export const followingList = anchor<{rows: readonly FollowedEntry[]}>('followingList', {
  selector: '.media .social .following',
  position: 'before',
  presence: 'maybe',
  evidence:
    'The social tab of a media item, for a signed-in member who follows a user with an entry. More rows are appended on scrolling.',
  watch: {text: true},
  read: list => ({rows: [...list.querySelectorAll('a.follow')].flatMap(row => readFollowRow(row) ?? [])}),
});

/** A row of the list of followed users on the social tab; appended to. */
export const followRow = anchor<FollowRow>('followRow', {
  selector: '.media .social .following a.follow',
  position: 'append',
  presence: 'maybe',
  evidence:
    'A grid of avatar, name, status, since about 2026-08 a cell for notes, and score. Medium, 2026-09: inferred from a report.',
  watch: {text: true, attributes: ['href']},
  repeats: true,
  read(row) {
    const found = readFollowRow(row);
    return found && {userName: found.userName, hasNotes: showsNotes(row)};
  },
});

/** The column of the social tab with followed users and threads; content goes below them. */
export const socialColumn = anchor<object>('socialColumn', {
  selector: '.media .social > :is(.activity-feed, :has(> .activity-feed)) + div:not(.load-more)',
  position: 'append',
  presence: 'always',
  evidence:
    'The social tab of a media item: the second column, in which both blocks arrive late and may be missing. On narrow screens it is below the activities. Low, 2026-05: one script finds a wrapper around the activities and their heading.',
  far: true,
  read: () => ({}),
});
