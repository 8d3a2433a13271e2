import {listSiteLink, type ListSiteRecommendation} from '#domain/media/listSitePage';
import type {MediaParams} from '#host/pages/routes';
import {hours} from '#services/api/cache/lifetime';
import {useListSite} from '#kits/listSite/useListSite';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {Cover} from '#ui/cover/Cover';
import {useTitleOf} from '#ui/link/useMediaTitle';
import {MediaLink} from '#ui/link/links';
import {useCachedQuery} from '#ui/useCachedQuery';
import {ListSiteRecommendationsDocument, type ListSiteRecommendationsQuery} from './query.generated';
import {text} from './messages';

type Media = NonNullable<NonNullable<NonNullable<ListSiteRecommendationsQuery['Page']>['media']>[number]>;

interface CardProps {
  recommendation: ListSiteRecommendation;
  mediaType: MediaParams['mediaType'];
  /** AniList's media item for this id; `undefined` if there is none, or not yet. */
  media: Media | undefined;
}

/** A recommended media item: a link to its page here, or to the list site if AniList does not have it. */
function Card({recommendation: {malId, title, votes}, mediaType, media}: CardProps) {
  const titleOf = useTitleOf();
  const name = (media && titleOf(media)) || title;
  const content = (
    <>
      <Cover className="cover" source={media?.coverImage?.large} />
      <span className="name">{name}</span>
    </>
  );
  return (
    <li className="card">
      {media ? (
        <MediaLink media={media}>{content}</MediaLink>
      ) : (
        <a href={listSiteLink(mediaType, malId)} target="_blank" rel="noreferrer" title={text.elsewhere}>
          {content}
        </a>
      )}
      <span className="votes">{text.votes(votes)}</span>
    </li>
  );
}

function Cards({mediaType, all}: {mediaType: MediaParams['mediaType']; all: readonly ListSiteRecommendation[]}) {
  const variables = {ids: all.map(({malId}) => malId), type: mediaType};
  // Without an answer the titles stay, as links to the list site.
  const {data} = useCachedQuery(ListSiteRecommendationsDocument, variables, hours(12));
  const media = data?.Page?.media ?? [];
  return (
    <ul className="cards">
      {all.map(each => (
        <Card
          key={each.malId}
          recommendation={each}
          mediaType={mediaType}
          media={media.find(one => one?.idMal === each.malId) ?? undefined}
        />
      ))}
    </ul>
  );
}

/** The list site's recommendations for users who liked this media item, at most five. */
export default function ListSiteRecommendations({mediaType, mediaId}: MediaParams) {
  const {answer, page, isAbsent, retry} = useListSite({mediaType, mediaId});
  if (isAbsent) return null;
  return (
    <section aria-label={text.heading}>
      <h2>{text.heading}</h2>
      <AsyncAnswer answer={answer} value={page} texts={{noun: text.noun}} stale="nothing" retry={retry}>
        {({recommendations}) =>
          recommendations.length ? (
            <Cards mediaType={mediaType} all={recommendations} />
          ) : (
            <p className="ui-note">{text.none}</p>
          )
        }
      </AsyncAnswer>
    </section>
  );
}
