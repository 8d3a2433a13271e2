import {seconds} from '#services/api/cache/lifetime';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {useReplaceHost} from '#ui/context';
import {useCachedQuery} from '#ui/useCachedQuery';
import {useHasToken} from '#ui/useHasToken';
import {useSource} from '#ui/useSource';
import {shown} from './state';
import {ActivitySourceDocument, type ActivitySourceQuery} from './query.generated';
import {text} from './messages';

/** Lifetime of a source text. */
const lifetime = seconds(20);

function sourceOf(activity: ActivitySourceQuery['Activity'] | undefined) {
  if (activity && 'message' in activity) return activity.message;
  return activity && 'text' in activity ? activity.text : undefined;
}

function Source({id}: {id: number}) {
  const answer = useCachedQuery(ActivitySourceDocument, {id}, lifetime);
  const hasToken = useHasToken();
  useReplaceHost(true);
  return (
    <AsyncAnswer
      answer={answer}
      value={sourceOf(answer.data?.Activity) || undefined}
      texts={{noun: text.noun, missing: hasToken ? text.missing : text.missingSignedOut}}
      stale="nothing"
    >
      {source => (
        <pre tabIndex={0} aria-label={text.source}>
          {source}
        </pre>
      )}
    </AsyncAnswer>
  );
}

/** The source of a post, shown in place of the rendered text while it is switched on. */
export default function SourceText({activityId}: {activityId: number}) {
  const isShown = useSource(shown, shown.get) === activityId;
  return isShown ? <Source id={activityId} /> : null;
}
