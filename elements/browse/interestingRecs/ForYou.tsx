import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {joined} from '#ui/answer/joined';
import {useReplaceHost, useServices} from '#ui/context';
import {useCachedQuery} from '#ui/useCachedQuery';
import {useSource} from '#ui/useSource';
import {areWithoutMedia} from './answerPairs';
import {Pairs} from './Pairs';
import {isChosen} from './state';
import {lifetime} from './useMorePairs';
import {ForYouDocument} from './query.generated';
import {text} from './messages';

const usePage = (userName: string, page: number) => useCachedQuery(ForYouDocument, {userName, page}, lifetime);

/**
 * The recommendations from the first two pages of the user's completed media, which are one request: highest scores
 * first, and the 10 best rated recommendations of each.
 */
function Recommendations({userName}: {userName: string}) {
  const first = usePage(userName, 1);
  const {answer, all, retry} = joined(first, usePage(userName, 2));
  return (
    <section aria-label={text.pairs}>
      <AsyncAnswer answer={answer} value={all} texts={{noun: text.noun}} retry={retry}>
        {pages =>
          areWithoutMedia(pages) ? (
            <p className="ui-note" role="status">
              {text.nothingCompleted}
            </p>
          ) : (
            <Pairs userName={userName} pages={pages} at={first.at ?? 0} />
          )
        }
      </AsyncAnswer>
    </section>
  );
}

/**
 * Recommendations for the media that the user completed, in place of the site's recommendations while "For You" is
 * chosen.
 */
export default function ForYou() {
  const {session} = useServices();
  const userName = useSource(session, session.userName);
  const isOn = useSource(isChosen, isChosen.get) && userName !== undefined;
  useReplaceHost(isOn);
  return isOn ? <Recommendations key={userName} userName={userName} /> : null;
}
