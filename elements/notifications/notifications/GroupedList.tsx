import {useEffect} from 'react';

import {groupNotices, type NoticeGroup} from '../../../src/domain/noticeGroups';
import {mayPreview} from '../../../src/domain/noticeRules';
import {isLikeNotice} from '../../../src/domain/notices';
import type {Notice, NoticeList} from '../../../src/host/anchors/notifications';
import {loadOlder} from '../../../src/host/notices';
import {hideLikes} from '../../../src/services/settings/shared';
import {useServices, useStandIn} from '../../../src/ui/context';
import {useBudget} from '../../../src/ui/useBudget';
import {useSetting} from '../../../src/ui/useSetting';
import {useSource} from '../../../src/ui/useSource';
import {NoticeRow} from './NoticeRow';
import {useGrowing} from './useGrowing';
import {keyOf, useReading} from './useReading';
import {view} from './view';

/** Groups by a key of their own: two lines may say the very same. */
function keyed(groups: readonly NoticeGroup<Notice>[]) {
  const counts = new Map<string, number>();
  return groups.map(group => {
    const key = keyOf(group[0]);
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return {group, key: `${key} ${count}`};
  });
}

function Rows({notices, hasMore}: Pick<NoticeList, 'notices' | 'hasMore'>) {
  const {isUnread, read} = useReading(notices);
  const [hidesLikes] = useSetting(hideLikes);
  const asks = mayPreview(useBudget().left);
  const shown = hidesLikes ? notices.filter(({kind}) => !isLikeNotice(kind)) : notices;
  const groups = keyed(groupNotices(shown));
  const {most, end} = useGrowing(groups.length);
  return (
    <div className="notices">
      {asks ? null : (
        <p className="note" role="status">
          Previews are shown when the API takes more calls.
        </p>
      )}
      {shown.length ? (
        <ul aria-label="Notifications">
          {groups.slice(0, most).map(({group, key}) => (
            <NoticeRow key={key} group={group} isUnread={group.some(isUnread)} asks={asks} read={() => read(group)} />
          ))}
        </ul>
      ) : (
        <p className="note" role="status">
          All notifications here are likes, and likes are hidden.
        </p>
      )}
      {groups.length > most ? <div ref={end} /> : null}
      {hasMore && groups.length <= most ? (
        <button type="button" className="more" onClick={loadOlder}>
          Load more
        </button>
      ) : null}
    </div>
  );
}

/** Why there is nothing to group. */
function Nothing() {
  const {session} = useServices();
  const userName = useSource(session, session.userName);
  return (
    <p className="note" role="status">
      {userName === undefined ? 'Sign in to the site to see notifications.' : 'There are no notifications here yet.'}
    </p>
  );
}

/** The notifications of the site's list in groups, in its place. */
export default function GroupedList({notices, hasMore, isStrange}: NoticeList) {
  const {isNative} = useSource(view, view.get);
  const shows = !isNative && notices.length > 0;
  useStandIn(shows);
  useEffect(() => {
    if (isStrange) console.warn('Automail: unexpected notification UI');
    view.change({isStrange});
  }, [isStrange]);
  useEffect(() => view.clear, []);
  if (shows) return <Rows notices={notices} hasMore={hasMore} />;
  return isNative || isStrange ? null : <Nothing />;
}
