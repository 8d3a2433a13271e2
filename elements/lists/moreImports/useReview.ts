import type {ImportedList} from '#domain/import/importedEntry';
import {readListFile} from '#kits/importers/readFile';
import type {Importer} from '#kits/importers/importers';
import type {Match, Matching} from '#kits/importers/match';
import {fetchWholeList, type WholeList} from '#kits/importers/wholeList';
import {withScoresOf} from '#kits/importers/planEntry';
import {problemText, runText} from '#kits/importers/messages';
import type {ListType} from '#services/lists/ownList';
import {toApiError} from '#services/api/apiError';
import {useElementContext} from '#ui/context';
import {useLongTask} from '#ui/progress/useLongTask';
import {text} from './messages';

/** A file that was read, the person's own list, and the media that were found. */
export interface Loaded {
  readonly fileName: string;
  readonly imported: ImportedList;
  readonly whole: WholeList;
  readonly matches: readonly (Match | undefined)[];
  /** For corrections of a match. */
  readonly matching: Matching;
}

/** Reads a file and finds what it is about, while the person can stop it. Nothing is changed. */
export function useReview(importer: Importer, type: ListType) {
  const {services, featureId} = useElementContext();
  const {now, start, stop} = useLongTask<Loaded>();
  const load = (file: File) =>
    start(async ({signal, report}) => {
      const reading = await readListFile(file, source => importer.parse(source, type));
      if ('problem' in reading) throw new Error(problemText[reading.problem]);
      const {list} = reading;
      if (!list.entries.length && !list.leftOut.length) throw new Error(text.nothing);
      const api = services.apiFor(featureId);
      const userName = services.session.userName() ?? '';
      const whole = await fetchWholeList(api, {userName, type, featureId, signal}).catch((cause: unknown) => {
        throw signal.aborted ? cause : new Error(text.noListBecause(userName, toApiError(cause).message));
      });
      if (!whole) throw new Error(runText.noList(userName));
      const imported = {...list, entries: withScoresOf(list, whole.options)};
      const matching = {api, type, known: whole.entries, signal: services.signal, progress: report};
      const matches = await importer.match(imported.entries, {...matching, signal});
      return {fileName: file.name, imported, whole, matches, matching};
    });
  return {now, load, stop};
}
