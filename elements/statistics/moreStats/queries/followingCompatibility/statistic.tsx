import {roundTo} from '#domain/text/format';
import {compatibility, scoresOf, type Compatibility, type Scores} from '#domain/statistics/compatibility';
import {Difference} from '../../compatibility/CompatibilityResult';
import {userColumn} from '#kits/statistics/columns';
import {followedPeople} from '#kits/statistics/followed/followed';
import {readingAfter} from '#kits/statistics/reading';
import {reportTable} from '#kits/statistics/report';
import {defineStatistic, type RunTools} from '#kits/statistics/statistic';
import {toApiError} from '#services/api/apiError';
import {minutes} from '#services/api/cache/lifetime';
import type {TableColumn} from '#ui/table/columns';
import {CompatibilityListDocument} from './query.generated';
import {text} from './messages';
import {listTypeField, listTypeIn} from '#kits/statistics/fields';

interface Row extends Compatibility {
  readonly name: string;
}

/** Delay between two users in milliseconds. */
const delay = 1000;

/**
 * The scores of a user, kept for 5 minutes.
 * @throws ApiError if the list cannot be read
 */
async function scoresOfUser({read, values}: RunTools, userName: string): Promise<Scores> {
  const variables = {userName, type: listTypeIn(values)};
  const {MediaListCollection: all} = await read(CompatibilityListDocument, variables, {lifetime: minutes(5)});
  const entries = (all?.lists ?? []).flatMap(list => list?.entries ?? []);
  return scoresOf(entries.flatMap(entry => (entry ? [{mediaId: entry.mediaId, scoreRaw: entry.score ?? 0}] : [])));
}

/** The scores of a followed user; none if the list cannot be seen. */
async function visibleScores(tools: RunTools, userName: string): Promise<Scores> {
  try {
    return await scoresOfUser(tools, userName);
  } catch (cause) {
    const error = toApiError(cause);
    if (error.kind === 'missing') return new Map();
    throw error;
  }
}

const columns: readonly TableColumn<Row>[] = [
  userColumn(text.user, ({name}) => name),
  {
    id: 'difference',
    title: text.difference,
    value: ({difference}) => (difference === undefined ? undefined : roundTo(difference, 3)),
    sorted: 'asc',
    cell: ({difference}) => (difference === undefined ? '–' : <Difference value={difference} />),
  },
  {id: 'shared', title: text.shared, value: ({shared}) => shared},
  {id: 'scored', title: text.scored, value: ({secondSize}) => secondSize},
];

/** The compatibility of a user with all users they follow. */
export const followingCompatibility = defineStatistic<Row>({
  id: 'followingCompatibility',
  title: text.title,
  description: text.description,
  warning: text.warning,
  fields: [listTypeField],
  async *collect(tools, reading) {
    const own = await scoresOfUser(tools, tools.userName);
    const {batches: done} = reading;
    const people = readingAfter();
    const quiet = {...tools, progress: () => undefined};
    const names: string[] = [];
    for await (const page of followedPeople(quiet, people)) names.push(...page.map(({name}) => name));
    reading.isCut = people.isCut;
    for (const [index, name] of names.entries()) {
      if (index < done) continue;
      if (index > done) await tools.wait(delay);
      const result = compatibility(own, await visibleScores(tools, name));
      tools.progress(index + 1, names.length);
      yield [{name, ...result}];
    }
  },
  idOf: ({name}) => name,
  report(rows) {
    const sorted = rows.toSorted((a, b) => (a.difference ?? Infinity) - (b.difference ?? Infinity));
    return {
      tables: [reportTable({title: text.table, columns, rows: sorted, keyOf: ({name}: Row) => name, empty: text.none})],
    };
  },
});
