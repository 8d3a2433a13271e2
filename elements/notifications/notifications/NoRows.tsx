import {useState} from 'react';

import {whenQuiet} from '#host/dom/quiet';
import {minutes} from '#services/api/cache/lifetime';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {useServices} from '#ui/context';
import {useCachedQuery} from '#ui/useCachedQuery';
import {useHasToken} from '#ui/useHasToken';
import {useSignalEffect} from '#ui/useSignalEffect';
import {useSource} from '#ui/useSource';
import {NewestNotificationDocument} from './newest.generated';
import {text} from './messages';

/** Whether the site has changed nothing for a while, so that it is probably not loading any more. */
function useIsQuiet() {
  const [isQuiet, setIsQuiet] = useState(false);
  useSignalEffect(signal => whenQuiet(() => setIsQuiet(true), {signal}), []);
  return isQuiet;
}

/** Asks AniList, because the site's list looks the same while it is loading and when there is nothing in it. */
function Checked() {
  const answer = useCachedQuery(NewestNotificationDocument, {}, minutes(1));
  return (
    <AsyncAnswer answer={answer} value={answer.data} silent stale="nothing">
      {data => (data.Page?.notifications?.length === 0 ? text.empty : '')}
    </AsyncAnswer>
  );
}

/**
 * What is shown in place of an empty list: the rows' space while the site is loading, and why there are none once that
 * is known. Without a sign-in to Automail it cannot be asked, and the space stays empty as the site's own list.
 */
export function NoRows() {
  const {session} = useServices();
  const isMember = useSource(session, session.userName) !== undefined;
  const isQuiet = useIsQuiet();
  const canAsk = useHasToken() && isQuiet;
  return (
    <p className="ui-note no-rows" role="status">
      {isMember ? canAsk ? <Checked /> : null : text.signIn}
    </p>
  );
}
