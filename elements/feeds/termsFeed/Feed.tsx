import {useUserId} from '#kits/userId/useUserId';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {FeedPage} from './FeedPage';
import {Filters} from './filters/Filters';
import {useFeedView, type FeedViewState} from './filters/useFeedView';
import {text} from './messages';

/** The feed of one user, once the user is found. */
function UserFeed({name, ...state}: FeedViewState & {name: string}) {
  const {answer, userId} = useUserId(name);
  return (
    <AsyncAnswer answer={answer} value={userId} texts={{noun: text.noun, missing: text.notFound}} stale="nothing">
      {id => <FeedPage {...state} userId={id} />}
    </AsyncAnswer>
  );
}

/** The filters, and the page chosen by them and the address. */
export function Feed() {
  const state = useFeedView();
  const {user} = state.view.filters;
  return (
    <>
      <Filters {...state} />
      {user === undefined ? (
        <FeedPage {...state} userId={undefined} />
      ) : (
        <UserFeed key={user.toLowerCase()} name={user} {...state} />
      )}
    </>
  );
}
