import type {NoticeGroup} from '../../../src/domain/noticeGroups';
import {distinct} from '../../../src/domain/noticeGroups';
import {activityIn} from '../../../src/domain/noticeRules';
import {isActivityNotice} from '../../../src/domain/notices';
import type {Notice} from '../../../src/host/anchors/notifications';
import {openReason} from '../../../src/host/notices';
import {RelativeTime} from '../../../src/ui/RelativeTime';
import {Activities} from './Activities';
import {Pictures} from './Pictures';
import {Sentence} from './Sentence';

interface NoticeRowProps {
  group: NoticeGroup<Notice>;
  isUnread: boolean;
  /** The API has calls to spare for previews. */
  asks: boolean;
  /** Somebody clicked the line. */
  read: () => void;
}

/** Why the site changed a work, once somebody wants to know it. */
function Reason({place, reason}: Pick<Notice, 'place' | 'reason'>) {
  if (reason === undefined) return null;
  if (reason !== 'closed') return <p className="reason">{reason.text}</p>;
  return (
    <button type="button" className="plain" onClick={() => openReason(place)}>
      Show reason
    </button>
  );
}

/** One line: who did what, when, and to which activities. */
export function NoticeRow({group, isUnread, asks, read}: NoticeRowProps) {
  const [first] = group;
  const ids = isActivityNotice(first.kind) ? distinct(group.map(({to}) => activityIn(to))) : [];
  return (
    <li className={isUnread ? 'row unread' : 'row'} onClick={read}>
      <Pictures group={group} />
      <div className="body">
        <p className="sentence">
          {isUnread ? <span className="visually-hidden">Unread: </span> : null}
          <Sentence group={group} />
        </p>
        {ids.length ? <Activities ids={ids} newest={first.at} asks={asks} /> : null}
        <Reason place={first.place} reason={first.reason} />
      </div>
      {first.at === undefined ? null : <RelativeTime at={first.at} />}
    </li>
  );
}
