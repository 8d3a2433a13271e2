import type {NotificationGroup} from '#domain/notification/notificationGroups';
import {uniqueDefined} from '#domain/notification/notificationGroups';
import {activityIdFromPath} from '#domain/notification/notificationRules';
import {isActivityNotification} from '#domain/notification/notifications';
import type {NotificationData} from '#host/pages/notifications/anchors';
import {openReason} from '#host/pages/notifications/actions';
import {Button} from '#ui/Button';
import {RelativeTime} from '#ui/RelativeTime';
import {Activities} from './Activities';
import {Pictures} from './Pictures';
import {Sentence} from './Sentence';
import {text} from './messages';

interface NotificationRowProps {
  group: NotificationGroup<NotificationData>;
  isUnread: boolean;
  /** Whether the API's budget allows loading previews. */
  canFetch: boolean;
  /** Called when the row is clicked. */
  read: () => void;
}

/** The reason why the site changed a media item; expanded on request. */
function Reason({notice}: {notice: NotificationData}) {
  const {reason} = notice;
  if (reason === undefined) return null;
  if (reason !== 'closed') return <p className="reason">{reason.text}</p>;
  return (
    <Button variant="plain" small className="reveal" onClick={() => openReason(notice)}>
      {text.showReason}
    </Button>
  );
}

/** A row of the list: users, action, time, and activities. It is arranged as the site's own. */
export function NotificationRow({group, isUnread, canFetch, read}: NotificationRowProps) {
  const [first] = group;
  const ids = isActivityNotification(first.kind) ? uniqueDefined(group.map(({to}) => activityIdFromPath(to))) : [];
  return (
    <li className={isUnread ? 'row ui-card unread' : 'row ui-card'} onClick={read}>
      <Pictures group={group} />
      <div className="body">
        <p className="sentence">
          {isUnread ? <span className="visually-hidden">{text.unread}</span> : null}
          <Sentence group={group} />
        </p>
        {first.at === undefined ? null : <RelativeTime at={first.at} />}
        {ids.length ? <Activities ids={ids} newest={first.at} canFetch={canFetch} /> : null}
        <Reason notice={first} />
      </div>
    </li>
  );
}
