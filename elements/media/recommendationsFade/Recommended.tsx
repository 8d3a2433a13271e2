import type {RelatedMedia} from '#host/pages/media/related';
import type {MediaParams} from '#host/pages/routes';
import {useRelatedStatus} from '#kits/relatedStatus/useRelatedStatus';
import {OnList} from './OnList';

export {prepare} from '#kits/relatedStatus/useRelatedStatus';

/** A recommendation of a media page; faded if it is on the user's list. */
export default function Recommended({mediaId, relatedId}: MediaParams & RelatedMedia) {
  const {answer, status} = useRelatedStatus(mediaId, relatedId);
  return <OnList mediaId={relatedId} isListed={answer.data && status !== undefined} />;
}
