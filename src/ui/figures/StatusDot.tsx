import {statusName, type ListStatus} from '#domain/list/listStatus';
import {dotFontSize} from '#domain/list/statusDot';

interface StatusDotProps {
  status: ListStatus;
  type?: 'ANIME' | 'MANGA';
  /** Number shown inside; its digits get smaller above 99 and above 999 (rule display-3). */
  count?: number;
  /** State of the toggle button; only used together with `choose`. */
  pressed?: boolean;
  choose?: () => void;
}

/**
 * A dot in the colour of a list status (rule display-4), with or without a number. With `choose` it is a toggle button,
 * used as a filter. The status name is its tooltip and accessible name.
 */
export function StatusDot({status, type, count, pressed = false, choose}: StatusDotProps) {
  const name = statusName(status, type);
  const label = count === undefined ? name : `${name}: ${count}`;
  const shared = {className: 'ui-dot', 'data-status': status, 'data-empty': count === undefined, title: label};
  const figure =
    count === undefined ? null : (
      <span aria-hidden="true" style={{fontSize: `${dotFontSize(count)}em`}}>
        {count}
      </span>
    );
  if (!choose)
    return (
      <span {...shared} role="img" aria-label={label}>
        {figure}
      </span>
    );
  return (
    <button {...shared} type="button" aria-label={label} aria-pressed={pressed} onClick={choose}>
      {figure}
    </button>
  );
}
