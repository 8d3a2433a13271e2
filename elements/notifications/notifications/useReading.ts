import {useEffect, useState} from 'react';

import {afterReading} from '#domain/notification/notificationRules';
import type {NotificationData} from '#host/pages/notifications/anchors';
import {lowerUnread, markAllRead, unreadShown} from '#host/pages/notifications/actions';

/** A key made of the content of a notification, because the site gives its rows no ids. */
export const keyOf = ({kind, user, to, at, line}: NotificationData) => JSON.stringify([kind, user, to, at, line]);

interface Reading {
  isUnread: (notice: NotificationData) => boolean;
  /** Marks notifications as read and lowers the site's number accordingly. */
  read: (notices: readonly NotificationData[]) => void;
}

/**
 * Tracks which unread notifications were clicked: they lose their mark, and the site's number is lowered
 * (rule notifications-7).
 */
export function useReading(notices: readonly NotificationData[]): Reading {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const isUnread = (notice: NotificationData) => notice.unread && !seen.has(keyOf(notice));
  useEffect(() => {
    if (!seen.size) return undefined;
    const end = new AbortController();
    lowerUnread(seen.size, {signal: end.signal});
    return () => end.abort('over');
  }, [seen]);
  const read: Reading['read'] = clicked => {
    const fresh = clicked.filter(isUnread);
    if (!fresh.length) return;
    const {reset} = afterReading(unreadShown() || notices.filter(isUnread).length, fresh.length);
    // From then on the site counts again itself.
    if (reset && markAllRead()) setSeen(new Set());
    else setSeen(new Set([...seen, ...fresh.map(keyOf)]));
  };
  return {isUnread, read};
}
