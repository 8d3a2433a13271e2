import {isRecurring, pageRequestFor, previewThreads, threadWords} from '#domain/forum/forumPreview';
import {minutes} from '#services/api/cache/lifetime';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {useReplaceHost} from '#ui/context';
import {useCachedQuery} from '#ui/useCachedQuery';
import {useOption} from '#ui/useOption';
import {useSetting} from '#ui/useSetting';
import {forumPreviewNumber, hideOtherThreads, otherThreadWords} from './settings';
import {ThreadCard} from './ThreadCard';
import {PreviewThreadsDocument, type PreviewThreadsQuery} from './query.generated';
import {text} from './messages';

/** The site itself requests the threads at every visit. */
const lifetime = minutes(1);

function Threads({data, shown}: {data: PreviewThreadsQuery; shown: number}) {
  useReplaceHost(true);
  const hidesOthers = useOption(hideOtherThreads);
  const [added] = useSetting(otherThreadWords);
  const words = threadWords(added);
  const all = [...(data.first?.threads ?? []), ...(data.second?.threads ?? [])].filter(thread => thread !== null);
  const threads = previewThreads(all, shown, title => hidesOthers && isRecurring(title, words));
  if (!threads.length) return <p className="ui-card">{hidesOthers ? text.onlyHidden : text.onlyChallenges}</p>;
  return (
    <ul className="ui-list" aria-label={text.list}>
      {threads.map(thread => (
        <ThreadCard key={thread.id} thread={thread} />
      ))}
    </ul>
  );
}

/** Without threads to show, the site's own preview stays visible. */
function Preview({shown}: {shown: number}) {
  const answer = useCachedQuery(PreviewThreadsDocument, pageRequestFor(shown), lifetime);
  return (
    <AsyncAnswer answer={answer} value={answer.data} silent>
      {data => <Threads data={data} shown={shown} />}
    </AsyncAnswer>
  );
}

/** The threads with the most recent replies, except those of challenges and, if wanted, other recurring ones. */
export default function ThreadPreview() {
  const [wanted] = useSetting(forumPreviewNumber);
  const shown = Math.floor(wanted);
  return shown < 1 ? null : <Preview shown={shown} />;
}
