import {useState} from 'react';

import {feedKind} from '#domain/feed/feedView';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {WaitNote} from '#ui/answer/WaitNote';
import {Button} from '#ui/Button';
import {HostLink} from '#ui/link/HostLink';
import {Composer} from './writing/Composer';
import {Entries} from './entries/Entries';
import {Pager} from './Pager';
import {Sidebar} from './Sidebar';
import {useFeedPage} from './useFeedPage';
import type {FeedViewState} from './filters/useFeedView';
import {text} from './messages';

function Unread({count}: {count: number}) {
  if (count < 1) return null;
  return (
    <HostLink className="unread" to="/notifications" aria-label={text.unread(count)} title={text.unread(count)}>
      {count}
    </HostLink>
  );
}

/** The day shown, if there is only one, and a link back to all. Threads and reviews are not limited to a day. */
function Day({view: {date, filters}, change}: FeedViewState) {
  if (date === undefined || feedKind(filters) !== 'activities') return null;
  return (
    <p className="ui-note">
      {text.onDay(date)}{' '}
      <Button small onClick={() => change({page: 1, date: undefined})}>
        {text.allDays}
      </Button>
    </p>
  );
}

/** A page of the feed with the field for writing, the pager, and the anime at the side. */
export function FeedPage({userId, ...state}: FeedViewState & {userId: number | undefined}) {
  const {view, change} = state;
  const {answer, viewer, refresh, isRefreshing} = useFeedPage(view, userId);
  const [editedId, setEditedId] = useState<number>();
  // The anime wait for the first page, because on a slow connection both together would come later.
  const [hasAnswer, setHasAnswer] = useState(false);
  if (!hasAnswer && answer.state !== 'loading') setHasAnswer(true);
  const goToPage = (page: number) => (page === view.page ? refresh() : change({page}));
  const published = () => {
    setEditedId(undefined);
    // In this order, the page shown next waits for this answer instead of requesting it again.
    refresh(1);
    change({page: 1});
  };
  const pager = {page: view.page, hasNext: answer.data?.Page?.pageInfo?.hasNextPage === true, isRefreshing, goToPage};
  return (
    <div className="columns">
      <div className="main">
        <Composer
          filters={view.filters}
          userId={userId}
          editedId={editedId}
          published={published}
          cancel={() => setEditedId(undefined)}
        />
        <div className="ui-row">
          <Pager {...pager} label={text.pages} />
          <Unread count={viewer?.unreadNotificationCount ?? 0} />
        </div>
        {isRefreshing ? <WaitNote /> : null}
        <Day {...state} />
        <div className="entries">
          <AsyncAnswer answer={answer} value={answer.data?.Page} texts={{noun: text.noun}} retry={() => refresh()}>
            {page => <Entries page={page} viewerId={viewer?.id} edit={setEditedId} refresh={() => refresh()} />}
          </AsyncAnswer>
        </div>
        <Pager {...pager} label={text.pagesBelow} />
      </div>
      <aside aria-label={text.watching}>{hasAnswer ? <Sidebar /> : null}</aside>
    </div>
  );
}
