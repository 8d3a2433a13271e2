import {useState} from 'react';

import type {ImportRun} from '#services/imports/importRun';
import {importRunOf} from '#services/imports/sharedRun';
import type {ListType} from '#services/lists/ownList';
import {text as answerText} from '#ui/answer/messages';
import {useServices} from '#ui/context';
import {useSource} from '#ui/useSource';
import {ExportForm} from './ExportForm';
import {ImportForm} from './ImportForm';
import {ActivitiesNote} from '#kits/listActivities/ActivitiesNote';
import {JobView} from '#kits/jobs/JobView';
import {OtherJobs} from '#kits/jobs/OtherJobs';
import {ImportReport} from './ImportReport';
import {otherText, runText, text} from './importMessages';

/** The imports, and the form for another one. */
function Importing({run, type}: {run: ImportRun; type: ListType}) {
  const {isLoaded, job, others, problem} = useSource(run, () => run.stateOf('import'));
  // After the start of an import, the form is empty again.
  const form = (
    <ImportForm key={`${type} ${job?.at} ${others.length}`} run={run} type={type} problem={job ? undefined : problem} />
  );
  if (isLoaded)
    return (
      <>
        {job ? (
          <JobView run={run} job={job} level="h4" heading={runText.heading(job.fileName)} texts={runText}>
            <ImportReport run={run} job={job} />
          </JobView>
        ) : null}
        <OtherJobs run={run} others={others} texts={otherText} />
        {form}
      </>
    );
  return (
    <div className="loading">
      <p className="ui-note">{answerText.loading}</p>
      {form}
    </div>
  );
}

/** Imports and exports of lists, in addition to the site's own. */
export default function ImportTools() {
  const [type, setType] = useState<ListType>('ANIME');
  const services = useServices();
  const {session} = services;
  const userName = useSource(session, session.userName);
  const run = importRunOf(services);
  if (userName === undefined) return null;
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
      <ActivitiesNote run={run} />
      <Importing run={run} type={type} />
    </section>
  );
}
