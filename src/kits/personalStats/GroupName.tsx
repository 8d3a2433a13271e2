import {adultGenre} from '#domain/media/safeForWork';
import type {EntryGroup} from '#domain/statistics/personal/groups';
import {HostLink} from '#ui/link/HostLink';
import {PersonLink, StudioLink} from '#ui/link/links';

const searched = {tag: 'includedTags', genre: 'includedGenres'} as const;

/**
 * The name of a group, which links to a search for it on the user's own list, or to the page of the staff member or
 * studio.
 */
export function GroupName({group, type}: {group: EntryGroup; type: 'ANIME' | 'MANGA'}) {
  const {kind, id, name} = group;
  if (kind === 'tag' || kind === 'genre') {
    // Without this, a search finds no media for adults.
    const isAdult = group.entries.length > 0 && group.entries.every(({media}) => media.genres.includes(adultGenre));
    const query = new URLSearchParams({
      [searched[kind]]: name,
      onList: 'true',
      ...(isAdult || name === adultGenre ? {adult: 'true'} : {}),
    });
    return <HostLink to={`/search/${type === 'MANGA' ? 'manga' : 'anime'}?${query}`}>{name}</HostLink>;
  }
  if (kind === 'staff')
    return (
      <PersonLink kind="staff" person={{id: Number(id)}}>
        {name}
      </PersonLink>
    );
  if (kind === 'studio') return <StudioLink studio={{id: Number(id), name}} />;
  return <span className="ui-group-name">{name}</span>;
}
