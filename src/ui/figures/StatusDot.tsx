import {statusName, type ListStatus} from '#domain/list/listStatus';
import {dotFontSize} from '#domain/list/statusDot';

interface StatusDotProps {
  status: ListStatus;
  type?: 'ANIME' | 'MANGA';
  /** How many, written inside; its figures shrink above 99 and above 999 (spec 2, section 9). */
  count?: number;
  /** Makes it a button that is pressed or not: a filter. */
  pressed?: boolean;
  choose?: () => void;
}

/** A status in its colour (decision 29), with a number or alone; its name is its title and what a screen reader says. */
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
