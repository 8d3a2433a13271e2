import {act} from '@testing-library/react';

import CharacterCount from '#elements/browse/characterFavouriteCount/ExactCount';
import CharacterRoles from '#elements/browse/characterFavouriteCount/CharacterRoles';
import {useStaffRoles} from '#elements/browse/replaceStaffRoles/useStaffRoles';
import StaffFigures from '#elements/browse/staffPages/CardFigures';
import StaffCount from '#elements/browse/staffPages/ExactCount';
import StudioCount from '#elements/browse/studioFavouriteCount/ExactCount';
import {sortChoice} from '#elements/browse/studioSorting/state';
import StudioSorter from '#elements/browse/studioSorting/StudioSorter';
import {MediaName} from '#elements/feeds/blockList/MediaName';
import MediaCard from '#elements/feeds/embedHentai/MediaCard';
import ThreadMedia from '#elements/forum/addForumMedia/ThreadMedia';
import DubNotice from '#elements/media/dubMarker/DubNotice';
import ChapterGuess from '#elements/media/mangaGuess/ChapterGuess';
import RelatedStatus from '#elements/media/relationStatusDot/RelatedStatus';
import Entry from '#elements/media/socialTab/Entry';
import TagDescription from '#elements/media/tagDescriptions/TagDescription';
import {useListSite} from '#kits/listSite/useListSite';
import {freshnessTests, type Fresh} from '../support/freshness';

function ListSitePageId() {
  useListSite({mediaId: 1, mediaType: 'ANIME'});
  return null;
}

function RolesOfStaff() {
  useStaffRoles(1);
  return null;
}

const media = {mediaId: 1, mediaType: 'ANIME'} as const;
const header = {isFavourite: false, shown: ''};
const sorted = {begin: () => act(() => sortChoice.set('score'))};

// Times in seconds. Rule staff-1 has those of roles; the others are in the docstrings of their lifetimes.
const table: readonly Fresh[] = [
  ['favourites of a character', 3600, 'Character', <CharacterCount characterId={1} {...header} />],
  ['roles of a character', 3600, 'Character', <CharacterRoles characterId={1} />],
  ['roles of staff', 600, 'Staff', <RolesOfStaff />],
  ['favourites of a studio', 3600, 'Studio', <StudioCount studioId={1} {...header} />],
  ['favourites of staff', 3600, 'Staff', <StaffCount staffId={1} {...header} />],
  ['the figures of a card of staff', 3600, 'Staff', <StaffFigures staffId={1} />],
  ['an embedded card', 86_400, 'Media', <MediaCard {...media} />],
  ['a title of the block list', 86_400, 'Media', <MediaName id={1} />],
  ['the media of threads', 86_400, 'Media', <ThreadMedia mediaId={1} />],
  ['descriptions of tags', 10_800, 'MediaTagCollection', <TagDescription tagName="a" />],
  ['an entry of the social tab', 60, 'Page.mediaList', <Entry {...media} userName="a" hasNotes />],
  ['voices of an anime', 3600, 'Media', <DubNotice {...media} />],
  ['statuses of related media', 120, 'Media', <RelatedStatus {...media} relatedId={2} relatedType="ANIME" />],
  ['reports of chapters', 1800, 'Page.activities', <ChapterGuess {...media} />],
  ['the id of a media at the list site', 86_400, 'Media', <ListSitePageId />],
  ['works of a studio', 300, 'Studio', <StudioSorter studioId={1} />, sorted],
];

describe('refetching stale media data', () => {
  afterEach(() => act(() => sortChoice.set('normal')));
  freshnessTests(table);
});
