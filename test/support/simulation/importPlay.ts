import {bulkEditJob} from '#services/imports/bulkEdit';
import type {ImportJob} from '#services/imports/importJob';
import type {Disk} from './disk';
import type {SiteServer} from './siteServer';
import type {World} from './world';
import type {OpenedTab} from './simulatedTab';

/** An import or a bulk edit that a simulated user has started. */
export interface StartedImport {
  readonly account: number;
  /** The progress of each row, by media id; `undefined`: the entry is deleted. */
  readonly rows: ReadonlyMap<number, number | undefined>;
  /** The progress of all entries before a bulk edit. */
  readonly before?: number;
}

/** The media ids of the first import; each has other ones. */
const firstMediaId = 1000;

/** The imports of all tabs, and where they are stored and sent. */
interface ImportStage {
  readonly world: World;
  readonly disk: Disk;
  readonly server: SiteServer;
  readonly imports: StartedImport[];
}

/** Whether a media item is one that only imports write. */
export const isImported = (mediaId: number) => mediaId >= firstMediaId;

/** Every eleventh media item of an import no longer exists. */
export const exists = (mediaId: number) => !isImported(mediaId) || mediaId % 11 !== 0;

/** Starts an import of new entries in a tab. */
export function startImport(played: ImportStage, {imports}: OpenedTab, account: number): string {
  const {world} = played;
  const count = 1 + world.random.below(30);
  const first = firstMediaId * (played.imports.length + 1);
  const rows = new Map(Array.from({length: count}, (_, index) => [first + index, 1 + world.random.below(100)]));
  played.imports.push({account, rows});
  const job: Omit<ImportJob, 'state'> = {
    ...{type: 'ANIME', fileName: 'list.xml', userName: `user${account}`, at: world.now(), others: []},
    rows: Array.from(rows, ([mediaId, progress]) => ({
      ...{title: `Title ${mediaId}`, label: `Title ${mediaId}`, payload: {mediaId, progress}, base: {}},
    })),
  };
  void imports.start(job);
  return `imports ${count} rows from ${first}`;
}

/** Starts a bulk edit of entries that the user has had for long, some of which it deletes. */
export function startBulkEdit(played: ImportStage, {imports}: OpenedTab, account: number): string {
  const {world, server} = played;
  const {random} = world;
  const count = 1 + random.below(30);
  const first = firstMediaId * (played.imports.length + 1);
  const before = 1;
  const rows = new Map(
    Array.from({length: count}, (_, index) => {
      const mediaId = first + index;
      server.addEntry(account, mediaId, before);
      return [mediaId, random.chance(0.4) ? undefined : 2 + random.below(100)] as const;
    }),
  );
  played.imports.push({account, rows, before});
  const about = {type: 'ANIME', userName: `user${account}`, at: world.now()} as const;
  const edits = Array.from(rows, ([mediaId, progress]) => ({
    ...{mediaId, label: `Title ${mediaId}`, base: {progress: before}},
    ...(progress === undefined ? {isDeleted: true} : {values: {progress}}),
  }));
  void imports.start(bulkEditJob(about, edits));
  return `edits ${count} entries from ${first}`;
}

/** Undoes the import or bulk edit that is over, if there is one. */
export function undoImport({imports}: OpenedTab): string {
  const {job} = imports.get();
  if (job?.state !== 'done') return 'has no import to undo';
  void imports.change('undoing');
  return 'undoes its import';
}

/** Whether a tab has no import in progress. */
export function isImportOver({imports}: OpenedTab): boolean {
  const {isLoaded, job, others} = imports.get();
  return isLoaded && [job, ...others].every(each => each?.state !== 'running' && each?.state !== 'undoing');
}

interface Head {
  readonly state: string;
}

/** The imports in the database, with what is stored about each of their rows. */
function storedImports({disk}: Pick<ImportStage, 'disk'>) {
  const records = [...disk.stored('imports').rows].map(([key, value]) => [String(key), value] as const);
  return records.flatMap(([key, value]) => {
    const place = /^(.*) job$/.exec(key)?.[1];
    if (place === undefined) return [];
    const [, head] = records.find(([name]) => name === `${place} state`) ?? [];
    const ids = (kind: string) =>
      records.flatMap(([name]) => (name.startsWith(`${place} ${kind} `) ? [Number(/\d+$/.exec(name)?.[0])] : []));
    const {rows} = value as ImportJob;
    const firstId = rows[0]?.payload.mediaId;
    return [{place, state: (head as Head | undefined)?.state, firstId, lines: ids('line'), problems: ids('problem')}];
  });
}

/** Faults of imports. */
export function* importProblems(played: ImportStage): Generator<string> {
  const {server, imports} = played;
  const stored = storedImports(played);
  for (const {account, rows, before} of imports) {
    const [firstId] = rows.keys();
    const found = stored.find(each => each.firstId === firstId);
    const name = `the ${before === undefined ? 'import' : 'bulk edit'} from ${firstId} of ${account}`;
    // Without room on the disk, it was not started.
    if (!found) continue;
    if (found.state !== 'done' && found.state !== 'undone') yield `${name} is ${found.state}`;
    for (const [mediaId, progress] of rows) {
      const isGood = (before !== undefined || exists(mediaId)) && !server.refuses({progress});
      const entry = server.of(account).entries.get(mediaId);
      const [isLine, isProblem] = [found.lines.includes(mediaId), found.problems.includes(mediaId)];
      const saves = server.carried.filter(
        ({name: save, args}) => save === 'SaveMediaListEntry' && args.mediaId === mediaId,
      );
      // Undoing a bulk edit saves the entry again.
      const mostSaves =
        before === undefined ? 1 : (progress === undefined ? 0 : 1) + (found.state === 'undone' ? 1 : 0);
      if (saves.length > mostSaves) yield `${name} has sent ${mediaId} ${saves.length} times`;
      if (saves.some(save => save.account !== account)) yield `${name} has reached another account`;
      const wanted = found.state !== 'undone' && isGood ? progress : before;
      if (entry?.progress !== wanted) yield `${name} has left ${entry?.progress} for ${mediaId}, not ${wanted}`;
      const outcomes = found.state === 'undone' ? [false, !isGood] : [isGood, !isGood];
      if (isLine !== outcomes[0] || isProblem !== outcomes[1])
        yield `${name} has${isLine ? '' : ' no'} line and${isProblem ? '' : ' no'} problem for ${mediaId}`;
    }
  }
}
