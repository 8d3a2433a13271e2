import type {CSSProperties} from 'react';

import {statusName, type ListStatus} from '#domain/list/listStatus';
import type {ListType} from '#services/lists/ownList';
import {StatusMark} from '#ui/figures/StatusDot';
import {Heart} from './Row';
import {text} from './messages';

const statuses: readonly ListStatus[] = ['COMPLETED', 'CURRENT', 'PLANNING', 'PAUSED', 'DROPPED', 'REPEATING'];

/** The names of the signs in the cells. */
export const Legend = ({type, isFullColour}: {type: ListType; isFullColour: boolean}) => (
  <ul className="ui-list legend" aria-label={text.legend}>
    {statuses.map(status => (
      <li key={status}>
        <StatusMark status={status} /> {statusName(status, type)}
      </li>
    ))}
    <li>
      <Heart /> {text.favourite}
    </li>
    {isFullColour ? (
      <li>
        <span className="tints" aria-hidden="true">
          {[0, 60, 120].map(hue => (
            <span key={hue} className="ui-hue" style={{'--ui-hue': hue} as CSSProperties} />
          ))}
        </span>{' '}
        {text.tints}
      </li>
    ) : null}
  </ul>
);
