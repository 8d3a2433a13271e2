import {useState} from 'react';

import type {Readings} from '#domain/import/importedEntry';
import type {Importer} from './files/importers';
import {loadFile, type ChosenFile, type EncodingQuestion, type LoadedFile} from './files/loadFile';
import type {ListType} from '#services/lists/ownList';
import {useElementContext} from '#ui/context';
import {useLongTask} from '#ui/progress/useLongTask';

/**
 * Reads a file and finds its media, until the user stops it. Nothing is changed. `loaded`: the file, also while it is
 * read again in another way.
 */
export function useReview(importer: Importer, type: ListType) {
  const {services, featureId} = useElementContext();
  const {now, start, stop} = useLongTask<LoadedFile | EncodingQuestion>();
  const [before, setBefore] = useState<LoadedFile>();
  const load = (chosen: ChosenFile, last?: LoadedFile) => {
    setBefore(last);
    start(({signal, report}) =>
      loadFile(chosen, importer, {
        api: services.apiFor(featureId),
        type,
        featureId,
        signal,
        progress: report,
        userName: services.session.userName() ?? '',
        foundAt: services.clock.now(),
        whole: last?.whole,
      }),
    );
  };
  const result = now.state === 'done' ? now.result : before;
  const loaded = result && 'whole' in result ? result : undefined;
  const question = result && 'encodings' in result ? result : undefined;
  const reread = (readings: Readings) => {
    if (loaded) load({...loaded.chosen, readings: {...loaded.chosen.readings, ...readings}}, loaded);
  };
  return {now, load, reread, stop, loaded, question};
}
