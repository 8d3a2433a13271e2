import {useCallback, useRef, useState} from 'react';

import type {ApiError} from '#services/api/apiError';
import type {Payload, KindName, Result} from '#services/outbox/kinds';
import type {WriteOptions} from '#services/outbox/outbox';
import {useApi} from './context';
import type {Write} from '#services/outbox/write';
import {useSource} from './useSource';

/**
 * State of a component's last write: none yet; in the outbox (`OnHoldNote` tells why it waits); sent; or refused, in
 * which case the optimistic change is rolled back.
 */
export type WriteProgress<R> =
  | {readonly state: 'idle'}
  | {readonly state: 'waiting'}
  | {readonly state: 'sent'; readonly result: R}
  | {readonly state: 'refused'; readonly error: ApiError};

/** Adds a write. `onSent` is called once AniList has confirmed it, even if the component has been left by then. */
type Send<K extends KindName> = (payload: Payload<K>, options?: WriteOptions, onSent?: () => void) => void;

/** Adds writes of one kind to the outbox and returns the state of the last one. */
export function useWrite<K extends KindName>(kind: K): readonly [WriteProgress<Result<K>>, Send<K>] {
  const {writes} = useApi();
  const [state, setState] = useState<WriteProgress<Result<K>>>({state: 'idle'});
  const last = useRef(0);
  const send = useCallback<Send<K>>(
    (payload, options, onSent) => {
      const sequence = (last.current += 1);
      const show = (next: WriteProgress<Result<K>>) => sequence === last.current && setState(next);
      setState({state: 'waiting'});
      writes.add(kind, payload, options).done.then(
        result => {
          onSent?.();
          show({state: 'sent', result});
        },
        (error: ApiError) => show({state: 'refused', error}),
      );
    },
    [writes, kind],
  );
  return [state, send];
}

/** The account's unfinished writes. Updates when they change. */
export function useWrites(): readonly Write[] {
  const {writes} = useApi();
  return useSource(writes, writes.list);
}
