import {useEffect, useState} from 'react';

import {groupNotifications, type NotificationGroup} from '#domain/notification/notificationGroups';
import {canPreview} from '#domain/notification/notificationRules';
import {splitByUsers} from '#domain/notification/softBlock';
import {isLikeNotification} from '#domain/notification/notifications';
import {linesToRead, noticeKey, type NotificationData, type NotificationList} from '#host/pages/notifications/anchors';
import {loadOlder} from '#host/pages/notifications/actions';
import {hideLikes, softBlock} from '#services/settings/shared';
import {Button} from '#ui/Button';
import {useReplaceHost} from '#ui/context';
import {useBudget} from '#ui/useBudget';
import {useSetting} from '#ui/useSetting';
import {useSource} from '#ui/useSource';
import {NoRows} from './NoRows';
import {NotificationRow} from './NotificationRow';
import {useMutableList} from './useMutableList';
import {useReadState} from './useReadState';
import {view} from './state';
import {softBlockText, text} from './messages';

/** Gives each group a unique key, because two notifications may be identical. */
function keyed(groups: readonly NotificationGroup<NotificationData>[]) {
  const counts = new Map<string, number>();
  return groups.map(group => {
    const key = noticeKey(group[0]);
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return {group, key: `${key} ${count}`};
  });
}

/**
 * Makes more lines of the site's list be read while `isMissing`: twice as many each time, since a group may take any
 * number.
 */
function useFurtherReading(isMissing: boolean, read: number) {
  useEffect(() => {
    if (isMissing) linesToRead.set(linesToRead.get() * 2);
  }, [isMissing, read]);
}

/** The notifications without those of users who are left out, and a button that shows these and hides them again. */
function useSoftBlock(all: readonly NotificationData[]) {
  const [names] = useSetting(softBlock);
  const [showsAll, setShowsAll] = useState(false);
  const split = splitByUsers(all, names);
  const hiddenCount = split.hidden.length;
  const hidden = hiddenCount ? (
    <Button variant="plain" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
      {showsAll ? softBlockText.hideAgain(hiddenCount) : softBlockText.hidden(hiddenCount)}
    </Button>
  ) : null;
  return {shown: showsAll ? all : split.shown, hiddenCount, hidden};
}

function Rows({notifications, rest, unreadCount, hasMore}: Omit<NotificationList, 'isStrange'>) {
  const {isUnread, read} = useReadState(notifications, unreadCount);
  const [hidesLikes] = useSetting(hideLikes);
  const canFetch = canPreview(useBudget().remaining);
  const all = hidesLikes ? notifications.filter(({kind}) => !isLikeNotification(kind)) : notifications;
  const {shown, hiddenCount, hidden} = useSoftBlock(all);
  const known = keyed(groupNotifications(shown));
  // The next lines may belong to the last group.
  const groups = rest ? known.slice(0, -1) : known;
  const {most, end} = useMutableList(groups.length);
  useFurtherReading(rest > 0 && groups.length <= most, rest);
  return (
    <div className="notices">
      {canFetch ? null : (
        <p className="ui-note" role="status">
          {text.previewsWaiting}
        </p>
      )}
      {shown.length || rest ? (
        <ul className="ui-list" aria-label={text.list}>
          {groups.slice(0, most).map(({group, key}) => (
            <NotificationRow
              key={key}
              group={group}
              isUnread={group.some(isUnread)}
              canFetch={canFetch}
              read={() => read(group)}
            />
          ))}
        </ul>
      ) : hiddenCount ? null : (
        <p className="ui-note" role="status">
          {text.onlyLikes}
        </p>
      )}
      {groups.length > most ? <div ref={end} /> : null}
      {groups.length <= most && !rest ? hidden : null}
      {hasMore && groups.length <= most && !rest ? (
        <Button className="more" onClick={loadOlder}>
          {text.loadMore}
        </Button>
      ) : null}
    </div>
  );
}

/** The notifications of the site's list in groups, in place of that list. */
export default function GroupedList({isStrange, ...list}: NotificationList) {
  const {isNative} = useSource(view, view.get);
  const isGrouped = !isNative && !isStrange;
  useReplaceHost(isGrouped);
  useEffect(() => {
    if (isStrange) console.warn('Automail: unexpected notification UI');
    view.change({isUnknownMarkup: isStrange});
  }, [isStrange]);
  if (!isGrouped) return null;
  return list.notifications.length ? <Rows {...list} /> : <NoRows />;
}
