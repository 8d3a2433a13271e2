import {selector, type NamedSelector} from '../anchor';
import {followCell, followCells} from '../media/following';
import {factsIn} from '../media/shownFacts';

/** The scores to look for, beyond averages and those of other users. */
export interface ScoreScope {
  /** Whether ranks by score count, too. */
  readonly rankings: boolean;
  /** Whether the user's own scores count, too. */
  readonly own: boolean;
  /** The name of the user, if one is signed in. */
  readonly ownName: string | undefined;
}

interface Place {
  readonly nodes: NamedSelector;
  /** Whether a matching element shows a score. */
  readonly isScore: (node: Element, scope: ScoreScope) => boolean;
}

const textOf = (node: Element | null | undefined) => node?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
const hasContent = (node: Element) => node.childElementCount > 0 || textOf(node) !== '';

/** The text of an element itself, without that of its children. */
const directText = (node: Element) =>
  [...node.childNodes].flatMap(child => (child instanceof Text ? child.data : [])).join(' ');

const percentWithin = /(?:^|[\s·•,])\d{1,3}\s*%/;

/** Values of the facts in the sidebar of a media page. */
const factValues = selector('factValues', '.media .sidebar .data > .data-set > .value');
/** Ranks in the sidebar of a media page and on its tab with statistics. */
const ranks = selector('ranks', '.media .ranking > .rank-text, .media .media-stats .ranking-row', {
  evidence: 'The rows of the tab are of the stand-in only; the sidebar was captured.',
});
/** Charts on the overview of a media page and its tab with statistics. */
const charts = selector(
  'charts',
  '.media :is(.overview, .media-stats) :is(.chart, .ct-chart), .media .media-score-distribution',
  {evidence: 'The distribution has a class of its own; what the other charts show is in the heading before them.'},
);
/** Scores in the hover boxes and table rows of media cards. */
const cardScores = selector('cardScores', '.media-card .hover-data .score, .media-card .row.score');
/** The facts in media cards of texts; the last one ends with the score. */
const embedFacts = selector('embedFacts', '.markdown a.media-embed .info > span');
/** The lines in the hover boxes of covers. */
const previewFacts = selector(
  'previewFacts',
  '.media-preview-card .content .info, .media-preview-card .content .info *',
  {evidence: 'A captured box has format and status; which facts others have is unknown.'},
);
/** Scores in the rows and cards of a user's lists. */
const listScores = selector('listScores', '.medialist .list-entries .row > .score[score]');
/** Scores in the site's own comparison of two lists. */
const comparedScores = selector('comparedScores', '.user .content .compare .score', {
  evidence: 'Low, 2024-07: no source has the markup of its cells, except that of the stand-in.',
});

function isFactScore(value: Element) {
  const fact = value.parentElement;
  if (!/^(?:average|mean) score$/i.test(textOf(fact?.querySelector('.type'))) || !hasContent(value)) return false;
  return !/^not yet released$/i.test(factsIn(fact?.parentElement ?? null).get('Status') ?? '');
}

/** Whether a chart shows scores, by its class or by the heading before it. */
function isScoreChart(chart: Element) {
  if (chart.classList.contains('media-score-distribution')) return true;
  if (chart.parentElement?.closest(charts.selector) || chart.querySelector('.media-score-distribution')) return false;
  return /\bscores?\b/i.test(textOf(chart.parentElement?.querySelector(':scope > h2')));
}

/** The fifth fact of a card is its score. Without a season, the score may be another one. */
const isCardScore = (fact: Element) => fact.matches(':nth-child(5)') || percentWithin.test(textOf(fact));

const isRating = (rank: Element) => rank.closest('.ranking.rated') !== null || /\brated\b/i.test(textOf(rank));
/** Rows of the user's own list, and only those, have an icon that opens the editor. */
const isOthers = (score: Element) => !score.closest('.row')?.querySelector('.cover .edit');

/** The name above a score of the site's comparison. */
const nameAbove = (score: Element) => {
  const place = [...(score.parentElement?.children ?? [])].indexOf(score);
  return textOf(score.closest('.compare')?.firstElementChild?.children[place]);
};

const places: readonly Place[] = [
  {nodes: factValues, isScore: isFactScore},
  {nodes: ranks, isScore: (rank, {rankings}) => rankings && isRating(rank)},
  {nodes: charts, isScore: isScoreChart},
  {nodes: cardScores, isScore: hasContent},
  {nodes: embedFacts, isScore: isCardScore},
  {nodes: previewFacts, isScore: line => percentWithin.test(directText(line))},
  {
    nodes: listScores,
    isScore: (score, {own}) => Number(score.getAttribute('score')) !== 0 && (own || isOthers(score)),
  },
  {
    nodes: comparedScores,
    isScore: (score, {own, ownName}) => /^\d/.test(textOf(score)) && (own || nameAbove(score) !== ownName),
  },
  {nodes: followCells, isScore: cell => followCell(cell) === 'score' && hasContent(cell)},
];

/** A selector of all elements that may show a score. */
export const scoreSelector = () => places.map(({nodes}) => nodes.selector).join();

/** Whether an element shows the average of a media item or a score that a user gave. */
export const isShownScore = (node: Element, scope: ScoreScope) =>
  places.some(({nodes, isScore}) => node.matches(nodes.selector) && isScore(node, scope));

/** The text of a score's element that isn't the score, such as the number of users. */
export const textBesideScore = (node: Element) => textOf(node.querySelector('.sub-row'));
