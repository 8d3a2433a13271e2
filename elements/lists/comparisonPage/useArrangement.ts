import {useEffectEvent, useMemo, useState} from 'react';

import type {Comparison} from '#domain/compare/address';
import {useTitleOf} from '#ui/link/useMediaTitle';
import {useSignalEffect} from '#ui/useSignalEffect';
import {Arranger, type Arrangement} from './arrange';
import type {Column} from './columns';

interface ArrangementState {
  readonly arrangement: Arrangement | undefined;
  /** The columns of the cells in the rows, which lag behind the table's while rows are being created. */
  readonly arranged: readonly Column[];
  readonly isBusy: boolean;
}

const none: readonly Column[] = [];

/**
 * The rows of the table, or the previous ones while new ones are being created; `undefined` before the first.
 * `isReady`: whether there is enough to start with.
 */
export function useArrangement(
  columns: readonly Column[],
  {format, minRatings, sort}: Comparison,
  isReady: boolean,
): ArrangementState {
  const titleOf = useTitleOf();
  const [arranger] = useState(() => new Arranger());
  const [made, setMade] = useState<{key: {columns: readonly Column[]}; arrangement: Arrangement}>();
  const key = useMemo(
    () => ({format, minRatings, sort, columns, titleOf}),
    [format, minRatings, sort, columns, titleOf],
  );
  const make = useEffectEvent(async (signal: AbortSignal) => {
    const people = columns.map(({person}) => person);
    const lists = columns.map(({list}) => list);
    const arranging = {people, lists, format, minRatings, sort, titleOf};
    if (!isReady) return void (await arranger.prepare(arranging, signal));
    const arrangement = await arranger.arrange(arranging, signal);
    if (!signal.aborted) setMade({key, arrangement});
  });
  useSignalEffect(signal => void make(signal).catch(() => undefined), [key, isReady]);
  return {arrangement: made?.arrangement, arranged: made?.key.columns ?? none, isBusy: made?.key !== key};
}
