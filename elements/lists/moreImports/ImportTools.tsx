import {useState} from 'react';

import {ImportRun} from '#services/imports/importRun';
import type {ListType} from '#services/lists/ownList';
import {useElementContext} from '#ui/context';
import {useSignalEffect} from '#ui/useSignalEffect';
import {useSource} from '#ui/useSource';
import {ExportForm} from './ExportForm';
import {ImportForm} from './ImportForm';
import {JobView} from './JobView';
import {text} from './messages';

/** The import of the signed-in account, as long as the page is open. */
function useImportRun(): ImportRun | undefined {
  const {services, featureId} = useElementContext();
  const [run, setRun] = useState<ImportRun>();
  useSignalEffect(
    signal => setRun(new ImportRun({api: services.apiFor(featureId), session: services.session, featureId, signal})),
    [services, featureId],
  );
  return run;
}

/** The import that is under way or over, or else the form for one. */
function Importing({run, type}: {run: ImportRun; type: ListType}) {
  const {isLoaded, job, problem} = useSource(run, run.get);
  if (!isLoaded) return <p className="ui-note">{text.loading}</p>;
  if (job) return <JobView run={run} job={job} />;
  return <ImportForm key={type} run={run} type={type} problem={problem} />;
}

/** Imports and exports of lists, in addition to the site's own. */
export default function ImportTools() {
  const [type, setType] = useState<ListType>('ANIME');
  const {session} = useElementContext().services;
  const userName = useSource(session, session.userName);
  const run = useImportRun();
  if (userName === undefined || !run) return null;
  return (
    <section className="tools" aria-label={text.heading}>
      <h2>{text.heading}</h2>
      <label className="ui-field">
        {text.list}
        <select
          className="ui-select"
          value={type}
          onChange={({target}) => setType(target.value === 'MANGA' ? 'MANGA' : 'ANIME')}
        >
          <option value="ANIME">{text.anime}</option>
          <option value="MANGA">{text.manga}</option>
        </select>
      </label>
      <h3>{text.export}</h3>
      <ExportForm key={type} type={type} userName={userName} />
      <h3>{text.import}</h3>
      <Importing run={run} type={type} />
    </section>
  );
}
