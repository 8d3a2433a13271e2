import {TaskProgress} from '#ui/progress/TaskProgress';
import {useId, useState} from 'react';

import {importers, type Importer} from './files/importers';
import type {ImportRun} from '#services/imports/importRun';
import type {ListType} from '#services/lists/ownList';
import {Alert} from '#ui/Alert';
import {Check} from '#ui/Check';
import {EncodingChoice} from './EncodingChoice';
import {Review} from './Review';
import {useReview} from './useReview';
import {text} from './importMessages';

interface FormProps {
  run: ImportRun;
  type: ListType;
  /** The reason why an import could not start. */
  problem: string | undefined;
}

interface ChoiceProps extends Pick<FormProps, 'run' | 'type'> {
  importer: Importer;
  overwrite: boolean;
}

/** The choice of a file in one format, and the changes it would make. */
function FileChoice({importer, run, type, overwrite}: ChoiceProps) {
  const {now, load, reread, stop, loaded, question} = useReview(importer, type);
  const id = useId();
  return (
    <>
      <p className="ui-note" id={id}>
        {importer.missing}
      </p>
      <label className="ui-field">
        {text.file}
        <input
          type="file"
          className="ui-input"
          accept={importer.accept}
          aria-describedby={id}
          onChange={({target}) => {
            const file = target.files?.[0];
            if (file) load({file});
            // Allows choosing the same file again.
            target.value = '';
          }}
        />
      </label>
      <TaskProgress now={now} label={text.finding} stop={stop} />
      <p className="ui-note" role="status">
        {now.state === 'stopped' ? text.findingStopped : ''}
      </p>
      {question ? <EncodingChoice question={question} load={load} /> : null}
      {loaded ? (
        <Review key={loaded.fileName} loaded={loaded} reread={reread} overwrite={overwrite} run={run} type={type} />
      ) : null}
    </>
  );
}

/** The choice of a format and a file. */
export function ImportForm({run, type, problem}: FormProps) {
  const [overwrite, setOverwrite] = useState(false);
  const [chosen, choose] = useState<Importer | undefined>(importers[0]);
  return (
    <div className="form">
      <label className="ui-field">
        {text.format}
        <select
          className="ui-select"
          value={chosen?.id}
          onChange={({target}) => choose(importers.find(({id}) => id === target.value))}
        >
          {importers.map(({id, title}) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <Check checked={overwrite} change={setOverwrite}>
        {text.overwrite}
      </Check>
      {chosen ? <FileChoice key={chosen.id} importer={chosen} run={run} type={type} overwrite={overwrite} /> : null}
      {problem === undefined ? null : <Alert>{problem}</Alert>}
    </div>
  );
}
