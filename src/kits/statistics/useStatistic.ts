import {useRef, useState} from 'react';

import {useApi, useElementContext} from '#ui/context';
import {useShownNames} from '#ui/link/shownNames';
import {useLongTask} from '#ui/progress/useLongTask';
import {keptReadings} from './keptReadings';
import {readingAfter, readOn, reportOf} from './reading';
import {runTools} from './runTools';
import type {FieldValues} from './fields';
import type {Report} from './report';
import type {Reading, Statistic, Subject} from './statistic';

/** The data from which a run that stopped or failed continues. */
interface Collected {
  readonly reading: Reading;
  readonly values: FieldValues;
}

/** Minimum time between two reports (ms), since computing one takes as long as reading a page. */
const reportEvery = 500;

/** Runs a statistic. Returns its results and progress so far, and functions to start, stop and continue. */
export function useStatistic(statistic: Statistic, subject: Subject) {
  const element = useElementContext();
  const names = useShownNames();
  const [report, setReport] = useState<Report>();
  const [collected, setCollected] = useState<Collected>();
  const {now, start, stop} = useLongTask<void>();
  /** The most recent run: an earlier one that was stopped may still get an answer, which is ignored. */
  const latest = useRef<AbortSignal>(undefined);

  const {accountEpoch} = useApi();
  /** Another account may see other posts of the user. */
  const keptKey = () => `${statistic.id} ${subject.userName} ${accountEpoch.count()}`;

  const contextOf = (values: FieldValues) => ({...subject, values, names, now: element.services.clock.now});
  const run = (values: FieldValues, from?: Reading) =>
    start(async ({signal, report: progress}) => {
      latest.current = signal;
      const tools = runTools(element, contextOf(values), signal, progress);
      const reading = readingAfter(from);
      const key = keptKey();
      const keep = (isOver: boolean) => statistic.keepsRows && keptReadings.set(key, {reading, isOver});
      keep(false);
      setCollected({reading, values});
      let last = 0;
      const show = (isOver = false) => {
        last = performance.now();
        if (latest.current !== signal) return;
        setCollected({reading, values});
        if (isOver) keep(true);
        if (isOver || reading.batches) setReport(reportOf(statistic, reading, tools, isOver));
      };
      const onBatch = () => {
        if (signal.aborted || performance.now() - last >= reportEvery) show();
      };
      await readOn(statistic, tools, reading, onBatch).catch((error: unknown) => {
        show();
        throw error;
      });
      show(!signal.aborted);
    });

  return {
    now,
    stop,
    report,
    start: (values: FieldValues) => {
      const kept = statistic.keepsRows ? keptReadings.get(keptKey()) : undefined;
      const isKnown = kept && (kept.isOver || kept.reading.batches > 0);
      setReport(isKnown ? reportOf(statistic, kept.reading, contextOf(values), kept.isOver) : undefined);
      if (!kept?.isOver) run(values, kept?.reading);
    },
    canGoOn: !(collected && statistic.isOnce?.(collected.values)),
    goOn: () => collected && run(collected.values, collected.reading),
  };
}
