import {useCallback, useRef, useState} from 'react';

import type {ApiError} from '#services/api/apiError';
import type {Payload, KindName, Result} from '#services/outbox/kinds';
import type {WriteOptions} from '#services/outbox/writes';
import {useApi} from './context';

/**
 * How the last write of a component fares: none yet; in the queue (what holds it up, `HeldNote` says); done; refused, so that what was shown
 * at once is taken back.
 */
export type WriteState<R> =
  | {readonly state: 'idle'}
  | {readonly state: 'waiting'}
  | {readonly state: 'sent'; readonly result: R}
  | {readonly state: 'refused'; readonly refusal: ApiError};

type Send<K extends KindName> = (payload: Payload<K>, options?: WriteOptions) => void;

/** Hands writes of one kind to the queue and tells how the last one fares. */
export function useWrite<K extends KindName>(kind: K): readonly [WriteState<Result<K>>, Send<K>] {
  const {writes} = useApi();
  const [state, setState] = useState<WriteState<Result<K>>>({state: 'idle'});
  const last = useRef(0);
  const send = useCallback<Send<K>>(
    (payload, options) => {
      const count = (last.current += 1);
      const come = (next: WriteState<Result<K>>) => count === last.current && setState(next);
      setState({state: 'waiting'});
      writes.add(kind, payload, options).done.then(
        result => come({state: 'sent', result}),
        (refusal: ApiError) => come({state: 'refused', refusal}),
      );
    },
    [writes, kind],
  );
  return [state, send];
}
