import {useRef, useState} from 'react';

import {useElementContext} from '#ui/context';
import {useLongTask} from '#ui/progress/useLongTask';
import {runTools} from './runTools';
import type {FieldValues} from './fields';
import type {Report} from './report';
import type {Statistic, Subject} from './statistic';

/** What a run has found so far. */
interface Found {
  readonly report: Report;
  readonly values: FieldValues;
}

/** What a run that stopped or failed goes on from. */
interface Collected {
  readonly rows: readonly unknown[];
  readonly batches: number;
  readonly isWhole: boolean;
}

/** A report is counted anew after this many milliseconds at most, since counting takes as long as reading a page. */
const reportEvery = 500;

/** Runs a statistic: what is known so far, how far it is, and how to start, stop and go on. */
export function useStatistic(statistic: Statistic, subject: Subject) {
  const element = useElementContext();
  const {clock} = element.services;
  const [found, setFound] = useState<Found>();
  const [collected, setCollected] = useState<Collected>();
  const {now, start, stop} = useLongTask<undefined>();
  /** The run that began last: an earlier one that was stopped may still get an answer, which is too late. */
  const latest = useRef<AbortSignal>(undefined);

  const contextOf = (values: FieldValues) => ({...subject, values, now: clock.now});
  const run = (values: FieldValues, from: Collected) =>
    start(async ({signal, report: progress}) => {
      latest.current = signal;
      const tools = runTools(element, contextOf(values), signal, progress);
      const rows = [...from.rows];
      let {batches} = from;
      let last = 0;
      const show = (isWhole = false) => {
        last = performance.now();
        if (latest.current !== signal) return;
        // A new array each time: tables sort anew only for another one.
        const known = [...rows];
        setCollected({rows: known, batches, isWhole});
        setFound({report: statistic.report(known, tools), values});
      };
      try {
        for await (const batch of statistic.collect(tools, batches)) {
          for (const row of batch) rows.push(row);
          batches += 1;
          if (signal.aborted || performance.now() - last >= reportEvery) show();
          if (signal.aborted) return undefined;
        }
      } catch (error) {
        show();
        throw error;
      }
      show(true);
      return undefined;
    });

  return {
    now,
    stop,
    found,
    start: (values: FieldValues) => {
      if (statistic.keepsRows && collected?.isWhole)
        return setFound({report: statistic.report(collected.rows, contextOf(values)), values});
      setFound(undefined);
      setCollected(undefined);
      run(values, {rows: [], batches: 0, isWhole: false});
    },
    canGoOn: !(found && statistic.isOnce?.(found.values)),
    goOn: () => found && collected && run(found.values, collected),
  };
}
