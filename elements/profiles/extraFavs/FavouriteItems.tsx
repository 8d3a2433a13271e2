import {formatEnum} from '#domain/media/mediaWords';
import type {FavouriteKind} from '#host/pages/user/favourites';
import {CoverImage} from '#ui/cover/Cover';
import {MediaLink, PersonLink, StudioLink} from '#ui/link/links';
import {useShownNames} from '#ui/link/shownNames';
import type {ExtraFavouritesQuery} from './query.generated';
import {useFavourites} from './useFavourites';
import {text} from './messages';

type Favourites = NonNullable<NonNullable<ExtraFavouritesQuery['User']>['favourites']>;
type Media = NonNullable<NonNullable<NonNullable<Favourites['anime']>['nodes']>[number]>;
type Person = NonNullable<NonNullable<NonNullable<Favourites['staff']>['nodes']>[number]>;

/** A picture whose name shows on hover, as on the site's own favorites. */
const Picture = ({source, name, title}: {source: string | null | undefined; name: string; title: string}) => (
  <span className="ui-cover picture" title={title}>
    <CoverImage source={source} />
    <span className="visually-hidden">{name}</span>
  </span>
);

function MediaItem({media}: {media: Media}) {
  const {titleOf} = useShownNames();
  const name = titleOf(media);
  const year = media.startDate?.year;
  const format = media.format ? formatEnum(media.format) : '';
  return (
    <MediaLink media={media}>
      <Picture source={media.coverImage?.large} name={name} title={text.media(name, year ?? undefined, format)} />
    </MediaLink>
  );
}

function PersonItem({kind, person}: {kind: 'character' | 'staff'; person: Person}) {
  const {nameOf} = useShownNames();
  const name = nameOf(person);
  return (
    <PersonLink kind={kind} person={person}>
      <Picture source={person.image?.large} name={name} title={name} />
    </PersonLink>
  );
}

/** The links to the favorites of an answer, by id. */
function linksIn({anime, manga, characters, staff, studios}: Favourites) {
  const media = [...(anime?.nodes ?? []), ...(manga?.nodes ?? [])];
  return [
    ...media.map(each => each && {id: each.id, link: <MediaItem media={each} />}),
    ...(characters?.nodes ?? []).map(
      each => each && {id: each.id, link: <PersonItem kind="character" person={each} />},
    ),
    ...(staff?.nodes ?? []).map(each => each && {id: each.id, link: <PersonItem kind="staff" person={each} />}),
    ...(studios?.nodes ?? []).map(each => each && {id: each.id, link: <StudioLink studio={each} />}),
  ].filter(each => each !== null);
}

/** One page of favorites; nothing until it has loaded. */
export function FavouriteItems({userName, kind, page}: {userName: string; kind: FavouriteKind; page: number}) {
  const {data} = useFavourites(userName, kind, page);
  const links = data?.User?.favourites ? linksIn(data.User.favourites) : [];
  if (!links.length) return null;
  return (
    <ul className={`items ${kind}`}>
      {links.map(({id, link}) => (
        <li key={id}>{link}</li>
      ))}
    </ul>
  );
}
