import {isLikeNotification} from '#domain/notification/notifications';
import {defineFeature} from '#feature/defineFeature';
import {run} from '#feature/run';
import {notificationRow, readNotification} from '#host/pages/notifications/anchors';
import {hideEach} from '#host/dom/hiding';
import {notifications} from '#host/pages/routes';

const isLike = (node: Element) => {
  const notice = readNotification(node);
  return notice !== undefined && isLikeNotification(notice.kind);
};

export default defineFeature({
  id: 'hideLikes',
  categories: ['Notifications'],
  enabledByDefault: false,
  requests: 'none',
  preset: 'never',
  parts: [
    run({routes: notifications}, ({signal, order}) => hideEach(notificationRow.selector, isLike, {signal, order})),
  ],
});
