import {useState} from 'react';

import {ActivitiesNote} from '#kits/listActivities/ActivitiesNote';
import {AppsAlert} from '#kits/jobs/AppsAlert';
import {text as jobText} from '#kits/jobs/messages';
import {useObstacle} from '#kits/jobs/useObstacle';
import {bulkEditJob} from '#services/imports/bulkEdit';
import {durationOf} from '#services/imports/importJob';
import {importRunOf} from '#services/imports/sharedRun';
import type {ListType} from '#services/lists/ownList';
import {Button} from '#ui/Button';
import {Check} from '#ui/Check';
import {useServices} from '#ui/context';
import {useTitleOf} from '#ui/link/useMediaTitle';
import {callCountOf, editOf} from './edit';
import {reviewText as text} from './messages';
import {namedMedia, type Row} from './row';

interface StartProps {
  /** The rows that were not taken out. */
  rows: readonly Row[];
  isDeletion: boolean;
  unchangedCount: number;
  outCount: number;
  type: ListType;
  back: () => void;
  started: () => void;
}

/** Starts the edit. Resolves to the reason why it could not; `undefined`: it has been started. */
function useStart({rows, type}: Pick<StartProps, 'rows' | 'type'>) {
  const services = useServices();
  const {clock, session} = services;
  const titleOf = useTitleOf();
  const obstacle = useObstacle();
  return async (isSilent: boolean) => {
    const reason = obstacle();
    if (reason !== undefined) return reason;
    const facts = {type, userName: session.userName() ?? '', at: clock.now(), isSilent};
    const edits = rows.map(row => editOf(row, titleOf(namedMedia(row.entry))));
    return (await importRunOf(services).start(bulkEditJob(facts, edits))) ? undefined : text.notStored;
  };
}

interface ActivitiesProps {
  count: number;
  isSilent: boolean;
  change: (isSilent: boolean) => void;
}

/** The number of list activities that followers may see, and the choice to post none. */
function Activities({count, isSilent, change}: ActivitiesProps) {
  if (!count) return null;
  return (
    <>
      <p className="ui-note ui-note-warning">{text.activities(count)}</p>
      <Check checked={isSilent} change={change}>
        {text.silent}
      </Check>
      {isSilent ? <p className="ui-note">{text.silentHint}</p> : null}
    </>
  );
}

/** Confirmation: how many entries change, how long it takes, and the start button. */
export function StartEdit({rows, isDeletion, unchangedCount, outCount, type, back, started}: StartProps) {
  const [refusal, setRefusal] = useState<string>();
  const [isSilent, setSilent] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isStarting, setStarting] = useState(false);
  const begin = useStart({rows, type});
  const run = importRunOf(useServices());
  const favouriteCount = rows.filter(({isFavourite}) => isFavourite !== undefined).length;
  const entryCount = rows.filter(({changed, values}) => !values || changed.length).length;
  const start = async () => {
    setStarting(true);
    const reason = await begin(isSilent);
    setStarting(false);
    setRefusal(reason);
    if (reason === undefined) started();
  };
  const time = durationOf(entryCount + favouriteCount, favouriteCount, run.get().msPerRow);
  const isOff = !rows.length || isStarting;
  return (
    <>
      <p role="status">{text.counts(rows.length, unchangedCount, outCount)}</p>
      <Activities count={rows.filter(row => row.hasActivity).length} isSilent={isSilent} change={setSilent} />
      <ActivitiesNote run={run} />
      <div className="ui-row">
        {isDeletion ? (
          <Button variant="danger" pressed={isAsking} inactive={isOff} onClick={() => setAsking(!isAsking)}>
            {text.remove(rows.length)}
          </Button>
        ) : (
          <Button variant="primary" inactive={isOff} onClick={() => void start()}>
            {text.start(rows.length)}
          </Button>
        )}
        <Button onClick={back}>{text.back}</Button>
        {rows.length ? (
          <span className="ui-note">
            {jobText.about(time)} {text.calls(callCountOf(entryCount, favouriteCount))}
          </span>
        ) : null}
      </div>
      {isDeletion && isAsking && rows.length ? (
        <div className="ui-row" role="group" aria-label={text.removeQuestion(rows.length)}>
          <span>{text.removeQuestion(rows.length)}</span>
          <Button variant="danger" inactive={isOff} onClick={() => void start()}>
            {text.removeNow}
          </Button>
        </div>
      ) : null}
      {refusal === undefined ? null : <AppsAlert text={refusal} />}
    </>
  );
}
