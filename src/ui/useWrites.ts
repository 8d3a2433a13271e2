import type {Write} from '#services/outbox/write';
import {useApi} from './context';
import {useSource} from './useSource';

/** The account's unfinished writes. Updates when they change. */
export function useWrites(): readonly Write[] {
  const {writes} = useApi();
  return useSource(writes, writes.list);
}
