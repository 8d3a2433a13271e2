import {useState} from 'react';

import {Alert} from '#ui/Alert';
import {OnHoldNote} from '#kits/outboxNote/OnHoldNote';
import {useHeldSave} from '#kits/outboxNote/useOnHold';
import {text as answerText} from '#ui/answer/messages';
import {WaitNote} from '#ui/answer/WaitNote';
import {Button} from '#ui/Button';
import {useServices} from '#ui/context';
import {Progress} from '#ui/progress/Progress';
import {useSource} from '#ui/useSource';
import {initialValues, listTypeField, listTypeIn} from './fields';
import {text} from './messages';
import {obstacleOf} from './obstacle';
import {Options} from './Options';
import {ReportView} from './ReportView';
import type {Statistic, Subject} from './statistic';
import {useStatistic} from './useStatistic';
import {begunOnce} from './keptReadings';

interface StatisticRunProps {
  statistic: Statistic;
  subject: Subject;
}

type Run = ReturnType<typeof useStatistic>;

/** The progress of a run, or how it ended. */
function RunState({run: {now, stop, goOn, canGoOn, report}, statistic}: {run: Run; statistic: Statistic}) {
  const {title, stopped = report ? text.partial : text.stopped} = statistic;
  const failed = report ? text.failed : text.failedAtOnce;
  const held = useHeldSave();
  if (now.state === 'running')
    return (
      <>
        <Progress
          label={report ? text.progress(title) : answerText.loading}
          done={now.done}
          total={now.total}
          stop={stop}
        />
        {statistic.changesList && held ? <OnHoldNote {...held} /> : null}
        <WaitNote />
      </>
    );
  if (now.state !== 'stopped' && now.state !== 'failed') return null;
  return (
    <div className="ui-row">
      <Alert kind={now.state === 'failed' ? 'error' : 'plain'} polite={now.state === 'stopped'}>
        {now.state === 'failed' ? failed(now.message) : stopped}
      </Alert>
      {canGoOn ? (
        <Button small onClick={goOn}>
          {text.goOn}
        </Button>
      ) : null}
    </div>
  );
}

/**
 * A statistic with its options, its run and its results: everything between choosing one and reading its tables.
 * Results found before a stop or a failure stay and are marked as partial.
 */
export function StatisticRun({statistic, subject}: StatisticRunProps) {
  const {title, description, fields, warning, isOnce} = statistic;
  const [values, setValues] = useState(() => initialValues(fields));
  const [begunValues, setBegunValues] = useState(values);
  const [isAsking, setAsking] = useState(false);
  const {session} = useServices();
  const obstacle = obstacleOf(statistic, subject, useSource(session, session.token));
  const run = useStatistic(statistic, subject);
  const {state} = run.now;
  const begun = useSource(begunOnce, begunOnce.get);
  const isSpent = begun.includes(statistic.id) && isOnce?.(values) === true;
  const lacking = statistic.lacking?.(values);
  const begin = () => {
    setAsking(false);
    if (isSpent || lacking !== undefined) return;
    if (isOnce?.(values)) begunOnce.set([...begun, statistic.id]);
    setBegunValues(values);
    run.start(values);
  };
  return (
    <div className="ui-statistic">
      <p className="ui-note">{description}</p>
      {fields ? <Options fields={fields} values={values} change={setValues} /> : null}
      {obstacle ? <p role="status">{obstacle}</p> : null}
      {isSpent ? <p role="status">{text.once}</p> : null}
      {lacking === undefined ? null : <p role="status">{lacking}</p>}
      {isAsking && lacking === undefined ? (
        <div className="ui-row" role="group" aria-label={warning}>
          <span>{warning}</span>
          <Button small variant="primary" onClick={begin}>
            {text.start}
          </Button>
        </div>
      ) : (
        <div>
          <Button
            variant="primary"
            inactive={(obstacle ?? lacking) !== undefined || isSpent || state === 'running'}
            onClick={() => (warning ? setAsking(true) : begin())}
          >
            {state === 'idle' ? text.run : text.runAgain}
          </Button>
        </div>
      )}
      <div role="region" aria-label={text.results} aria-busy={state === 'running'}>
        <RunState run={run} statistic={statistic} />
        {run.report ? (
          <ReportView
            report={run.report}
            fileName={`${title} ${subject.userName}`}
            about={{
              user: subject.userName,
              type: fields?.includes(listTypeField) ? listTypeIn(begunValues) : undefined,
            }}
          />
        ) : null}
      </div>
    </div>
  );
}
