import {useEffect, useState} from 'react';

import {afterReading} from '#domain/notification/notificationRules';
import type {NotificationData} from '#host/pages/notifications/anchors';
import {lowerUnread, markAllRead, unreadShown} from '#host/pages/notifications/actions';

/** The site gives its lines no ids. */
export const keyOf = ({kind, user, to, at, line}: NotificationData) => JSON.stringify([kind, user, to, at, line]);

interface Reading {
  isUnread: (notice: NotificationData) => boolean;
  /** Notes some as read, and the site's number goes down by them. */
  read: (notices: readonly NotificationData[]) => void;
}

/** Which unread ones were clicked: they lose their mark, and the site's number follows (specification 3, section 4). */
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
    // The site counts anew from there.
    if (reset && markAllRead()) setSeen(new Set());
    else setSeen(new Set([...seen, ...fresh.map(keyOf)]));
  };
  return {isUnread, read};
}
