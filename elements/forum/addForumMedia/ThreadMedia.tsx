import {hours} from '#services/api/cache/lifetime';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {MediaLink} from '#ui/link/links';
import {useCachedQuery} from '#ui/useCachedQuery';
import {WorkOfThreadsDocument} from './query.generated';
import {text} from './messages';

const lifetime = hours(24);

function Media({id}: {id: number}) {
  const answer = useCachedQuery(WorkOfThreadsDocument, {id}, lifetime, {mayWait: true});
  return (
    <AsyncAnswer answer={answer} value={answer.data?.Media} texts={{noun: text.noun}} stale="nothing" look="inline">
      {media => <MediaLink media={media} />}
    </AsyncAnswer>
  );
}

/** Link to the media whose threads are listed. */
export default function ThreadMedia({mediaId}: {mediaId: number | undefined}) {
  return mediaId === undefined ? null : (
    <p>
      <Media id={mediaId} />
    </p>
  );
}
