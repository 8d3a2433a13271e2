import {cardFacts, cardScore} from '#domain/media/mediaWords';
import type {EmptyEmbed} from '#host/pages/content/embeds';
import type {Api} from '#services/api/api';
import {hours} from '#services/api/cache/lifetime';
import {safeForWork} from '#services/settings/shared';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {Cover} from '#ui/cover/Cover';
import {FactLine} from '#ui/hiddenScore/FactLine';
import {useMediaTitle} from '#ui/link/useMediaTitle';
import {MediaLink} from '#ui/link/links';
import {useCachedQuery} from '#ui/useCachedQuery';
import {useSetting} from '#ui/useSetting';
import {EmbeddedWorkDocument, type EmbeddedWorkQuery} from './query.generated';
import {text} from './messages';

const lifetime = hours(24);

/** Requests the media of all cards found in one pass together; the merging link sends them as one request. */
export function prepare({mediaId}: EmptyEmbed, api: Api) {
  // The component shows the error.
  api.read(EmbeddedWorkDocument, {id: mediaId}, {lifetime, mayWait: true}).catch(() => undefined);
}

function Card({work}: {work: NonNullable<EmbeddedWorkQuery['Media']>}) {
  const [isSafe] = useSetting(safeForWork);
  const title = useMediaTitle(work);
  const cover = isSafe ? undefined : work.coverImage?.medium;
  return (
    <MediaLink media={work}>
      <span className="card">
        <Cover className="cover" source={cover} />
        <span className="wrap">
          <span className="title">{title || text.untitled(work.id)}</span>
          <span className="genres">{work.genres?.filter(Boolean).join(', ')}</span>
          <span>
            <FactLine facts={cardFacts(work)} score={cardScore(work)} mediaId={work.id} />
          </span>
        </span>
      </span>
    </MediaLink>
  );
}

/**
 * Card of age-restricted media. The site fills in the other cards itself, so nothing is shown until it is known which
 * kind this is.
 */
export default function MediaCard({mediaId, mediaType}: EmptyEmbed) {
  const answer = useCachedQuery(EmbeddedWorkDocument, {id: mediaId}, lifetime, {mayWait: true});
  return (
    <AsyncAnswer
      answer={answer}
      value={answer.data?.Media}
      texts={{noun: text.noun}}
      silent={['loading']}
      stale="nothing"
      look={reason => (
        <span className="plain" title={reason}>
          <MediaLink media={{id: mediaId, type: mediaType}} />
          <span className="visually-hidden"> {reason}</span>
        </span>
      )}
    >
      {work => (work.isAdult === true ? <Card work={work} /> : null)}
    </AsyncAnswer>
  );
}
