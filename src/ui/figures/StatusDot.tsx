import {statusName, type ListStatus} from '#domain/list/listStatus';
import {dotFontSize} from '#domain/list/statusDot';

/** The dot of a status beside its name. */
export const StatusMark = ({status}: {status: ListStatus}) => (
  <span className="ui-dot" data-status={status} data-empty aria-hidden="true" />
);

interface StatusDotProps {
  status: ListStatus;
  type?: 'ANIME' | 'MANGA';
  /** Number shown inside; its digits get smaller above 99 and above 999. */
  count?: number;
  /** State of the toggle button; only used together with `onToggle`. */
  pressed?: boolean;
  onToggle?: () => void;
}

/**
 * A dot in the site's colour of a list status, with or without a number. With `onToggle` it is a toggle button, used as
 * a filter. The status name is its tooltip and accessible name.
 */
export function StatusDot({status, type, count, pressed = false, onToggle}: StatusDotProps) {
  const name = statusName(status, type);
  const label = count === undefined ? name : `${name}: ${count}`;
  const commonProps = {className: 'ui-dot', 'data-status': status, 'data-empty': count === undefined, title: label};
  const digits =
    count === undefined ? null : (
      <span aria-hidden="true" style={{fontSize: `${dotFontSize(count)}em`}}>
        {count}
      </span>
    );
  if (!onToggle)
    return (
      <span {...commonProps} role="img" aria-label={label}>
        {digits}
      </span>
    );
  return (
    <button {...commonProps} type="button" aria-label={label} aria-pressed={pressed} onClick={onToggle}>
      {digits}
    </button>
  );
}
