import {useState} from 'react';

import {unreadAfterReading} from '#domain/notification/notificationRules';
import {noticeKey, type NotificationData} from '#host/pages/notifications/anchors';
import {reduceUnreadCount, markAllRead, shownUnreadCount} from '#host/pages/notifications/actions';
import {useSignalEffect} from '#ui/useSignalEffect';

interface ReadState {
  isUnread: (notice: NotificationData) => boolean;
  /** Marks notifications as read and lowers the site's number accordingly. */
  read: (notices: readonly NotificationData[]) => void;
}

/** The keys without those of notifications that the site itself now counts as read. */
function withoutRead(readKeys: ReadonlySet<string>, notices: readonly NotificationData[]): ReadonlySet<string> {
  if (!readKeys.size) return readKeys;
  const keysOf = (unread: boolean) => new Set(notices.filter(notice => notice.unread === unread).map(noticeKey));
  const [read, unread] = [keysOf(false), keysOf(true)];
  const rest = [...readKeys].filter(key => !read.has(key) || unread.has(key));
  return rest.length < readKeys.size ? new Set(rest) : readKeys;
}

/**
 * Tracks which unread notifications were clicked: they lose their mark, and the site's number is lowered. `notices`:
 * those of the site's list. `unreadCount`: the number of notifications marked as unread in that list.
 */
export function useReadState(notices: readonly NotificationData[], unreadCount: number): ReadState {
  const [known, setSeen] = useState<ReadonlySet<string>>(new Set());
  const readKeys = withoutRead(known, notices);
  if (readKeys !== known) setSeen(readKeys);
  const isUnread = (notice: NotificationData) => notice.unread && !readKeys.has(noticeKey(notice));
  useSignalEffect(
    signal => {
      if (readKeys.size) reduceUnreadCount(readKeys.size, {signal});
    },
    [readKeys],
  );
  const read: ReadState['read'] = newlyRead => {
    const fresh = newlyRead.filter(isUnread);
    if (!fresh.length) return;
    const {reset} = unreadAfterReading(shownUnreadCount() || unreadCount - readKeys.size, fresh.length);
    // From then on the site's own count is right again.
    if (reset && markAllRead()) setSeen(new Set());
    else setSeen(new Set([...readKeys, ...fresh.map(noticeKey)]));
  };
  return {isUnread, read};
}
