import type {OnHold} from '#services/outbox/outbox';
import {Button} from '#ui/Button';
import {Tooltip} from '#ui/tooltip/Tooltip';
import {useReasonText} from './useOnHold';

interface OnHoldMarkProps {
  reason: NonNullable<OnHold>;
  /** The waiting value, if it isn't the one that is shown. */
  value?: string | undefined;
  /** -1 where other keys lead to it than Tab. */
  tabIndex?: number;
}

/** States that a change has not been sent yet, where there is no room for `OnHoldNote`. Decisions are in the settings. */
export function OnHoldMark({reason, value, tabIndex}: OnHoldMarkProps) {
  const words = useReasonText()(reason);
  const details = value === undefined ? words : `${value}. ${words}`;
  const isSlow = reason === 'slow';
  return (
    <span className={isSlow ? 'ui-hold-mark ui-hold-mark-slow' : 'ui-hold-mark'} role="status">
      <Tooltip text={details} toggleOnClick>
        <Button variant="quiet" icon aria-label={details} tabIndex={tabIndex}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <circle cx="8" cy="8" r="6.5" />
            <path d="M8 4.5V8l2.5 1.5" />
          </svg>
        </Button>
      </Tooltip>
    </span>
  );
}
