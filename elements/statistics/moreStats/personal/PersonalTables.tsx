import type {EntryGroup} from '#domain/statistics/personal/groups';
import {GroupTable} from '#kits/personalStats/GroupTable';
import {text as tableText} from '#kits/personalStats/messages';
import type {Subject} from '#kits/statistics/statistic';
import {useOption} from '#ui/useOption';
import type {PersonalStats} from './countList';
import {RegularTags} from './RegularTags';
import {hideCustomTags} from '../options';
import {text} from './messages';

/** The tables of one list, as far as they are counted: custom tags, tags, genres, staff and, for anime, studios. */
export function PersonalTables({stats, subject: {listType, userName}}: {stats: PersonalStats; subject: Subject}) {
  const isFolded = useOption(hideCustomTags);
  const isAnime = listType === 'ANIME';
  const shared = {type: listType, anime: isAnime, manga: !isAnime, fileName: userName, userName};
  const table = (title: string, named: string, groups: readonly EntryGroup[] | undefined) =>
    groups && <GroupTable key={title} title={title} named={named} groups={groups} {...shared} />;
  const customTitle = isAnime ? text.customAnime : text.customManga;
  return (
    <>
      <GroupTable
        // A change of the switch resets the initial state of the table.
        key={String(isFolded)}
        {...shared}
        title={customTitle}
        named={tableText.tag}
        groups={stats.custom}
        isFolded={isFolded}
      />
      <RegularTags type={listType} />
      {table(isAnime ? text.regularAnime : text.regularManga, tableText.tag, stats.tags)}
      {table(isAnime ? text.animeGenres : text.mangaGenres, tableText.genre, stats.genres)}
      {table(isAnime ? text.animeStaff : text.mangaStaff, tableText.person, stats.staff)}
      {isAnime ? table(text.studios, tableText.studio, stats.studios) : null}
    </>
  );
}
