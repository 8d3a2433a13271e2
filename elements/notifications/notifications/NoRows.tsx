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

/** Whether the site has changed nothing for a while, so that it has probably finished loading. */
function useIsQuiet() {
  const [isQuiet, setIsQuiet] = useState(false);
  useSignalEffect(signal => whenQuiet(() => setIsQuiet(true), {signal}), []);
  return isQuiet;
}

/** A check with AniList, because the site's list looks the same while it is loading and when it is empty. */
function Checked() {
  const answer = useCachedQuery(NewestNotificationDocument, {}, minutes(1));
  return (
    <AsyncAnswer answer={answer} value={answer.data} silent stale="nothing">
      {data => (data.Page?.notifications?.length === 0 ? text.empty : '')}
    </AsyncAnswer>
  );
}

/**
 * Shown in place of an empty list: space for rows while the site is loading, then the reason why there are none.
 * Without a sign-in to Automail that cannot be checked, and the space stays empty like the site's own list.
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
