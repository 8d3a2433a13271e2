import {hours} from '#services/api/cache/lifetime';
import {MediaLink} from '#ui/link/links';
import {useCachedQuery} from '#ui/useCachedQuery';
import {WorkOfThreadsDocument} from './query.generated';
import {text} from './messages';

const lifetime = hours(24);

function Media({id}: {id: number}) {
  const {state, data} = useCachedQuery(WorkOfThreadsDocument, {id}, lifetime);
  if (data?.Media) return <MediaLink media={data.Media} />;
  if (state === 'loading')
    return (
      <span role="status" className="ui-note">
        {text.loading}
      </span>
    );
  if (state === 'waiting')
    return (
      <span role="status" className="ui-note">
        {text.waiting}
      </span>
    );
  return (
    <span role="status" className="ui-note">
      {text.failed}
    </span>
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
