import {useMemo} from 'react';

import type {EntryGroup} from '#domain/statistics/personal/groups';
import {genreKeys, staffKeys, studioKeys, tagKeys} from '#domain/statistics/personal/keys';
import {reducePeople} from '#domain/statistics/personal/thresholds';
import type {UserStatsParams} from '#host/pages/routes';
import {groupEntries, personalEntries} from '#kits/personalStats/count';
import {GroupTable} from '#kits/personalStats/GroupTable';
import {text as tableText} from '#kits/personalStats/messages';
import {allStudios, noRewatches} from '#kits/personalStats/options';
import {useSliced} from '#ui/useSliced';
import {useUserList} from '#kits/personalStats/useUserList';
import {shownTab} from '#kits/statistics/shownTab';
import {useBesideLinks} from '#kits/statistics/useBesideLinks';
import type {MediaLists} from '#services/lists/ownList';
import type {Yielder} from '#services/yieldToMain';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {useReplaceHost} from '#ui/context';
import {useOption} from '#ui/useOption';
import {useSource} from '#ui/useSource';
import {isTablePage, type TablePage} from './tables';
import {text} from './messages';

interface Input {
  readonly list: MediaLists;
  readonly page: TablePage;
  readonly isOnce: boolean;
  readonly hasAll: boolean;
}

const keysOf = {tags: tagKeys, genres: genreKeys, staff: staffKeys} as const;

async function countGroups({list, page, isOnce, hasAll}: Input, slices: Yielder): Promise<readonly EntryGroup[]> {
  const entries = await personalEntries(list, !isOnce, slices);
  const keys = page === 'studios' ? studioKeys({all: hasAll}) : keysOf[page];
  const groups = await groupEntries(entries, keys, slices);
  return page === 'staff' ? reducePeople(groups) : groups;
}

const titles = {
  tags: [text.animeTags, text.mangaTags],
  genres: [text.animeGenres, text.mangaGenres],
  staff: [text.animeStaff, text.mangaStaff],
  studios: [text.studios, text.studios],
} as const;
const names = {tags: tableText.tag, genres: tableText.genre, staff: tableText.person, studios: tableText.studio};

/**
 * A full table in place of the site's own page, once it is counted. Until then, and if it fails, the site's page stays.
 */
function Shown({userName, listType, page}: Pick<UserStatsParams, 'userName' | 'listType'> & {page: TablePage}) {
  const answer = useUserList(userName, listType);
  const isOnce = useOption(noRewatches);
  const hasAll = useOption(allStudios);
  const {list} = answer;
  const input = useMemo(() => list && {list, page, isOnce, hasAll}, [list, page, isOnce, hasAll]);
  const {made} = useSliced(input, countGroups);
  useReplaceHost(made !== undefined);
  const isAnime = listType === 'ANIME';
  return (
    <AsyncAnswer
      answer={answer}
      value={made}
      silent={['loading', 'missing']}
      retry={answer.retry}
      texts={{failed: text.failed}}
      stale="nothing"
    >
      {groups => (
        <GroupTable
          heading="h2"
          title={titles[page][isAnime ? 0 : 1]}
          named={names[page]}
          groups={groups}
          type={listType}
          anime={isAnime}
          manga={!isAnime}
          fileName={userName}
          userName={userName}
        />
      )}
    </AsyncAnswer>
  );
}

/** The table of the open page, unless one of our other tabs is shown in its place. */
export default function FullTable({userName, listType, tab}: UserStatsParams) {
  const shown = useSource(shownTab, shownTab.get);
  const isShown = shown === 'native' && isTablePage(tab);
  useBesideLinks(isShown);
  return isShown ? (
    <Shown key={`${userName} ${listType} ${tab}`} userName={userName} listType={listType} page={tab} />
  ) : null;
}
