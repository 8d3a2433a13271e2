import {hours} from '#services/api/lifetime';
import {MediaLink} from '#ui/link/links';
import {useCachedQuery} from '#ui/useCachedQuery';
import {WorkOfThreadsDocument} from './query.generated';

const lifetime = hours(24);

function Media({id}: {id: number}) {
  const {state, data} = useCachedQuery(WorkOfThreadsDocument, {id}, lifetime);
  if (data?.Media) return <MediaLink media={data.Media} />;
  if (state === 'loading')
    return (
      <span role="status" className="ui-note">
        Loading the work…
      </span>
    );
  if (state === 'waiting')
    return (
      <span role="status" className="ui-note">
        The work is shown when the API takes calls again.
      </span>
    );
  return (
    <span role="status" className="ui-note">
      The work cannot be shown now.
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
