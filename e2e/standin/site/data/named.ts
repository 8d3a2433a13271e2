import {load} from '../client/graphql';
import type {PageOf} from '../client/usePages';
import type {FuzzyDate} from '../format/text';
import {mediaBrief, namedBrief} from './fragments';
import type {Media, Named, PageInfo, Studio} from './types';

/** A character or staff member, as the page of either shows it. */
export interface Person extends Named {
  age?: string | number | null;
  gender?: string | null;
  bloodType?: string | null;
  dateOfBirth?: FuzzyDate | null;
  dateOfDeath?: FuzzyDate | null;
  homeTown?: string | null;
  yearsActive?: number[] | null;
}

const personFields = `
  id name { full native userPreferred alternative } image { large }
  description(asHtml: true) gender age bloodType dateOfBirth { year month day }
`;

/** Loads a character. */
export async function loadCharacter(id: number): Promise<Person> {
  const {Character} = await load<{Character: Person}>(
    `query CharacterPage($id: Int) { Character(id: $id) { ${personFields} name { alternativeSpoiler } } }`,
    {id},
  );
  return Character;
}

/** Loads a staff member. */
export async function loadPerson(id: number): Promise<Person> {
  const {Staff} = await load<{Staff: Person}>(
    `query StaffPage($id: Int) {
      Staff(id: $id) { ${personFields} dateOfDeath { year month day } homeTown yearsActive language: languageV2 }
    }`,
    {id},
  );
  return Staff;
}

/** The number of favourites, and whether the viewer's is among them. */
export interface Hearts {
  favourites: number | null;
  isFavourite: boolean | null;
}

/** Loads the favourite count of a character or staff member, which arrives after the header. */
export async function loadHearts(kind: 'Character' | 'Staff', id: number): Promise<Hearts> {
  const answer = await load<Record<string, Hearts>>(
    `query ${kind}Hearts($id: Int) { ${kind}(id: $id) { favourites isFavourite } }`,
    {id},
  );
  return answer[kind] ?? {favourites: 0, isFavourite: false};
}

/** A media item together with the role a character or staff member has in it. */
export interface MediaRole {
  id: number;
  characterRole?: string | null;
  staffRole?: string | null;
  node: Media;
  voiceActors?: Named[] | null;
  characters?: (Named | null)[] | null;
}

interface MediaRoles {
  media?: PageInfo & {edges: MediaRole[]};
  staffMedia?: PageInfo & {edges: MediaRole[]};
  characterMedia?: PageInfo & {edges: MediaRole[]};
}

const pageOf = (list: (PageInfo & {edges: MediaRole[]}) | undefined): PageOf<MediaRole> => ({
  items: (list?.edges ?? []).filter(edge => edge.node),
  hasNextPage: list?.pageInfo?.hasNextPage === true,
});

/** The filter and sort order of a character's or staff member's media. */
export interface RoleChoice {
  id: number;
  sort: string;
  onList: boolean;
}

const listed = ({id, sort, onList}: RoleChoice, page: number): object => ({
  id,
  page,
  sort: [sort],
  ...(onList ? {onList} : {}),
});
const roleVariables = '$id: Int, $page: Int, $sort: [MediaSort], $onList: Boolean';
const roleArguments = 'page: $page, perPage: 25, sort: $sort, onList: $onList';

/** Loads a page of the media a character appears in. */
export async function loadCharacterMedia(choice: RoleChoice, page: number): Promise<PageOf<MediaRole>> {
  const {Character} = await load<{Character: MediaRoles}>(
    `query CharacterMedia(${roleVariables}) {
      Character(id: $id) { media(${roleArguments}) { pageInfo { hasNextPage }
        edges { id characterRole node { ${mediaBrief} } voiceActors { ${namedBrief} language: languageV2 } } } }
    }`,
    listed(choice, page),
  );
  return pageOf(Character.media);
}

/** Loads a page of the media a staff member worked on. */
export async function loadStaffMedia(choice: RoleChoice, page: number): Promise<PageOf<MediaRole>> {
  const {Staff} = await load<{Staff: MediaRoles}>(
    `query StaffMedia(${roleVariables}) {
      Staff(id: $id) { staffMedia(${roleArguments}) { pageInfo { hasNextPage } edges { id staffRole node { ${mediaBrief} } } } }
    }`,
    listed(choice, page),
  );
  return pageOf(Staff.staffMedia);
}

/** Loads a page of the characters a voice actor has voiced. */
export async function loadStaffCharacters(choice: RoleChoice, page: number): Promise<PageOf<MediaRole>> {
  const {Staff} = await load<{Staff: MediaRoles}>(
    `query StaffCharacters(${roleVariables}) {
      Staff(id: $id) { characterMedia(${roleArguments}) { pageInfo { hasNextPage }
        edges { id characterRole characters { ${namedBrief} } node { ${mediaBrief} } } } }
    }`,
    listed(choice, page),
  );
  return pageOf(Staff.characterMedia);
}

/** Loads a studio. */
export async function loadStudio(id: number): Promise<Studio> {
  const {Studio} = await load<{Studio: Studio}>(
    `query StudioPage($id: Int) { Studio(id: $id) { id name favourites isFavourite } }`,
    {id},
  );
  return Studio;
}

/** The media fields that a search card shows. */
export const cardFields = `
  ${mediaBrief} averageScore popularity duration season seasonYear genres startDate { year month day }
  nextAiringEpisode { episode timeUntilAiring airingAt }
  studios(isMain: true) { nodes { id name } }
  mediaListEntry { id status }
`;

/** Loads a page of a studio's media. */
export async function loadStudioMedia(choice: RoleChoice, page: number): Promise<PageOf<Media & {isMain: boolean}>> {
  const {Studio} = await load<{Studio: {media: PageInfo & {edges: {isMainStudio: boolean; node: Media}[]}}}>(
    `query StudioMedia(${roleVariables}) {
      Studio(id: $id) { media(${roleArguments}) { pageInfo { hasNextPage } edges { isMainStudio node { ${cardFields} } } } }
    }`,
    listed(choice, page),
  );
  const items = Studio.media.edges
    .filter(({node}) => node)
    .map(({node, isMainStudio}) => ({...node, isMain: isMainStudio}));
  return {items, hasNextPage: Studio.media.pageInfo?.hasNextPage === true};
}
