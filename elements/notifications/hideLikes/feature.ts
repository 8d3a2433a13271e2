import {isLikeNotice} from '../../../src/domain/notices';
import {defineFeature} from '../../../src/feature/defineFeature';
import {run} from '../../../src/feature/run';
import {noticeRow, readNotice} from '../../../src/host/anchors/notifications';
import {hideEach} from '../../../src/host/hiding';
import {notifications} from '../../../src/host/routes/social';
import {hideLikes} from '../../../src/services/settings/shared';

const isLike = (node: Element) => {
  const notice = readNotice(node);
  return notice !== undefined && isLikeNotice(notice.kind);
};

export default defineFeature({
  id: 'hideLikes',
  title: hideLikes.title,
  extendedDescription:
    'In the grouped list and in that of the site; the number of unread ones stays as the site counts it. The page of the notifications has a ' +
    'box for it, too.',
  categories: ['Notifications'],
  on: false,
  preset: 'never',
  needs: [],
  settings: [],
  parts: [run(notifications, ({signal, order}) => hideEach(noticeRow, isLike, {signal, order}))],
});
