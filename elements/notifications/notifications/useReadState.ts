import {useState} from 'react';

import {unreadAfterReading} from '#domain/notification/notificationRules';
import type {NotificationData} from '#host/pages/notifications/anchors';
import {reduceUnreadCount, markAllRead, shownUnreadCount} from '#host/pages/notifications/actions';
import {useSignalEffect} from '#ui/useSignalEffect';

/** A key made of the content of a notification, because the site gives its rows no ids. */
export const keyOf = ({kind, user, to, at, line}: NotificationData) => JSON.stringify([kind, user, to, at, line]);

interface ReadState {
  isUnread: (notice: NotificationData) => boolean;
  /** Marks notifications as read and lowers the site's number accordingly. */
  read: (notices: readonly NotificationData[]) => void;
}

/**
 * Tracks which unread notifications were clicked: they lose their mark, and the site's number is lowered
 * (rule notifications-7). `unreadCount`: how many the site's list marks as unread.
 */
export function useReadState(unreadCount: number): ReadState {
  const [readKeys, setSeen] = useState<ReadonlySet<string>>(new Set());
  const isUnread = (notice: NotificationData) => notice.unread && !readKeys.has(keyOf(notice));
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
    // From then on the site counts again itself.
    if (reset && markAllRead()) setSeen(new Set());
    else setSeen(new Set([...readKeys, ...fresh.map(keyOf)]));
  };
  return {isUnread, read};
}
