import type {Importer} from './files/importers';
import {loadFile, type LoadedFile} from './files/loadFile';
import type {ListType} from '#services/lists/ownList';
import {useElementContext} from '#ui/context';
import {useLongTask} from '#ui/progress/useLongTask';

/** Reads a file and finds its media, until the user stops it. Nothing is changed. */
export function useReview(importer: Importer, type: ListType) {
  const {services, featureId} = useElementContext();
  const {now, start, stop} = useLongTask<LoadedFile>();
  const load = (file: File) =>
    start(({signal, report}) =>
      loadFile(file, importer, {
        api: services.apiFor(featureId),
        type,
        featureId,
        signal,
        progress: report,
        userName: services.session.userName() ?? '',
      }),
    );
  return {now, load, stop};
}
