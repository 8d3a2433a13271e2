import type {MediaParams} from '#host/pages/routes';
import type {RelatedMedia} from '#host/pages/media/related';
import {useRelatedStatus} from '#kits/relatedStatus/useRelatedStatus';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {StatusDot} from '#ui/figures/StatusDot';

export {prepare} from '#kits/relatedStatus/useRelatedStatus';

/** The user's own list status of a related or recommended media item; nothing if it is not on the list. */
export default function RelatedStatus({mediaId, relatedId, relatedType}: MediaParams & RelatedMedia) {
  const {answer, status} = useRelatedStatus(mediaId, relatedId);
  return (
    <AsyncAnswer answer={answer} value={status} silent stale="nothing">
      {known => <StatusDot status={known} type={relatedType} />}
    </AsyncAnswer>
  );
}
