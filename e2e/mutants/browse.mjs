// Faults in the media of a studio, the orders of the search and the recommendations. The tests named here fail with
// them.
import {e2e, fault, unit} from '../../tools/mutants/fault.mjs';

export default [
  fault(
    'studioSorting: a work that is on two pages is shown twice',
    'src/domain/media/studioWorks.ts',
    '[...new Map(works.map(work => [work.id, work])).values()]',
    '[...works]',
    unit('sortWorks'),
    e2e('sorts the works of a studio'),
  ),
  fault(
    'studioSorting: hundreds of cards are in the page',
    'src/ui/virtual/VirtualGrid.tsx',
    'max: Math.max(1, Math.floor(maxCards / Math.max(1, columns))),',
    'max: Infinity,',
    unit('WorkGrid'),
  ),
  fault(
    'studioSorting: the card with the focus is taken away',
    'src/ui/virtual/indicesToMount.ts',
    'const wanted = [...focused, ...after, ...before]',
    'const wanted = [...after, ...before]',
    unit('indicesToMount'),
    unit('VirtualGrid'),
    e2e('four views'),
  ),
  fault(
    'studioSorting: guests see works for adults',
    'elements/browse/studioSorting/useStudioWorks.ts',
    '=> seesAdult || !isAdult',
    '=> seesAdult || !isAdult || isAdult',
    e2e('guests nothing for adults'),
  ),
  fault(
    'browseFilters: the lowest chapters instead of the highest',
    'elements/browse/browseFilters/SortSelect.tsx',
    'value={option}',
    "value={option.replace('CHAPTERS_DESC', 'CHAPTERS')}",
    unit('the orders of the search'),
    e2e('sorts by episodes and chapters'),
  ),
  fault(
    'browseFilters: the other filters of the address are lost',
    'src/host/pages/search/sorting.ts',
    'return next.pathname + next.search;',
    'return `${next.pathname}?sort=${sort}`;',
    e2e('through the address'),
  ),
  fault(
    'browseFilters: a ruler for every slider',
    'src/domain/list/decades.ts',
    'min !== rulerStart || max <= min',
    'max <= min',
    unit('decadesOf'),
  ),
  fault(
    'interestingRecs: pairs in any order',
    'src/domain/media/recommendation.ts',
    'weight(b) - weight(a) || a.id - b.id',
    'a.id - b.id',
    unit('recommendationWeight'),
    e2e('\\[interestingRecs\\].*best first'),
  ),
  fault(
    'interestingRecs: a vote is shown before AniList has answered',
    'elements/browse/interestingRecs/Votes.tsx',
    'send(payload, {label: name}, () => recordVote(key, {userRating, rating, at: clock.now()}));',
    'send(payload, {label: name}, recordVote(key, {userRating, rating, at: clock.now()}));',
    e2e('six changes'),
  ),
  fault(
    'interestingRecs: an answer from before a vote wins over it',
    'elements/browse/interestingRecs/Votes.tsx',
    'voted && voted.at >= pair.at ? voted : pair',
    'voted && voted.at < pair.at ? voted : pair',
    e2e('keeps a confirmed one'),
  ),
];
