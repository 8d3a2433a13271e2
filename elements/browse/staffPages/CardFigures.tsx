import {CardCount} from '#kits/favouriteCount/CardCount';
import {lifetime} from '#kits/favouriteCount/lifetime';
import type {Api} from '#services/api/api';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {useCachedQuery} from '#ui/useCachedQuery';
import {StaffCreditsDocument, type StaffCreditsQuery} from './staffCredits.generated';
import {text} from './messages';

/** Requests the numbers of all cards found in one pass together; the merging link sends them as one request. */
export function prepare({staffId}: {staffId: number}, api: Api) {
  // Nothing is shown without numbers.
  api.read(StaffCreditsDocument, {id: staffId}, {lifetime, mayWait: true}).catch(() => undefined);
}

type Staff = NonNullable<StaffCreditsQuery['Staff']>;

/**
 * A bar that compares roles in anime, including voices, with roles in manga. It counts the 25 most popular media of a
 * staff member and up to 25 voices, since the API's totals of such lists are unreliable.
 */
function RoleBar({staffMedia, characters}: Pick<Staff, 'staffMedia' | 'characters'>) {
  const works = staffMedia?.nodes ?? [];
  const manga = works.filter(work => work?.type === 'MANGA').length;
  const anime = works.length - manga + (characters?.nodes?.length ?? 0);
  if (!anime && !manga) return null;
  const label = text.roles(anime, manga);
  return (
    <span className="bar" role="img" aria-label={label} title={label}>
      <span className="anime" style={{flexGrow: anime}} />
      <span className="manga" style={{flexGrow: manga}} />
    </span>
  );
}

/** The number of favourites and the bar of roles, shown below a card of the staff search. */
export default function CardFigures({staffId}: {staffId: number}) {
  const answer = useCachedQuery(StaffCreditsDocument, {id: staffId}, lifetime, {mayWait: true});
  return (
    <AsyncAnswer answer={answer} value={answer.data?.Staff ?? undefined} silent stale="nothing">
      {({favourites, staffMedia, characters}) => (
        <>
          <CardCount count={favourites ?? 0} />
          <RoleBar staffMedia={staffMedia} characters={characters} />
        </>
      )}
    </AsyncAnswer>
  );
}
