import type {OnHold} from '#services/outbox/outbox';
import type {Write} from '#services/outbox/write';
import {useApi} from '#ui/context';
import {text as answerText} from '#ui/answer/messages';
import {useIsRejected} from '#ui/useHasToken';
import {useWrites} from '#ui/useWrite';
import {reasonWords} from './messages';

/**
 * The last unfinished write of a target, and the reason if it is on hold. `withSlow`: also if AniList has not answered
 * for a second, for parts without a mark of their own.
 */
export function useOnHold(
  target: string,
  withSlow = false,
): {readonly write: Write; readonly reason: ReturnType<OnHoldState>} | undefined {
  const {writes} = useApi();
  const write = useWrites().findLast(each => each.target === target && each.state !== 'refused');
  return write && {write, reason: writes.onHold(write, withSlow)};
}

type OnHoldState = ReturnType<typeof useApi>['writes']['onHold'];

/**
 * The first change of a list entry by a statistic that is on hold, and the reason; `undefined` while none is. Changes of
 * imports, which are of the same kind, have a note of their own.
 */
export function useHeldSave() {
  const {writes} = useApi();
  const held = useWrites().flatMap(write => {
    const reason = write.kind === 'importEntry' && write.of === undefined ? writes.onHold(write) : undefined;
    return reason === undefined ? [] : {write, reason};
  });
  return held[0];
}

/** The reason of a write in words, and when it is sent again. `isShort`: without what happens next. */
export function useReasonText() {
  const {writes} = useApi();
  useWrites();
  const isRejected = useIsRejected();
  return (reason: NonNullable<OnHold>, isShort = false) =>
    reason === 'signed-out' && isRejected ? answerText.rejected : reasonWords(reason, writes.retryAt(reason), isShort);
}
