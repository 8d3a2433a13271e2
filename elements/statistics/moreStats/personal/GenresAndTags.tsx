import {useId, useMemo, useState} from 'react';

import type {PersonalEntry} from '#domain/statistics/personal/entry';
import {noFilter, passes, type EntryFilter} from '#domain/statistics/personal/filter';
import {genreKeys, tagKeys} from '#domain/statistics/personal/keys';
import {groupEntries, personalEntries} from '#kits/personalStats/count';
import {GroupTable} from '#kits/personalStats/GroupTable';
import {text as tableText} from '#kits/personalStats/messages';
import {noRewatches} from '#kits/personalStats/options';
import {useSliced} from '#ui/useSliced';
import {useUserList} from '#kits/personalStats/useUserList';
import type {MediaLists} from '#services/lists/ownList';
import type {Yielder} from '#services/yieldToMain';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {useOption} from '#ui/useOption';
import {Filters} from './Filters';
import {text} from './messages';

interface Input {
  readonly lists: readonly MediaLists[];
  readonly repeats: boolean;
  readonly filter: EntryFilter;
}

const keysOf = (entry: PersonalEntry) => [...genreKeys(entry), ...tagKeys(entry)];

async function countGroups({lists, repeats, filter}: Input, slices: Yielder) {
  const entries: (readonly PersonalEntry[])[] = [];
  for (const list of lists) entries.push(await personalEntries(list, repeats, slices));
  return groupEntries(
    entries.flat().filter(entry => passes(entry, filter)),
    keysOf,
    slices,
  );
}

/** One table of all genres and tags of both lists of a user, with a filter. */
export function GenresAndTags({userName}: {userName: string}) {
  const id = useId();
  const [filter, setFilter] = useState(noFilter);
  const isOnce = useOption(noRewatches);
  const anime = useUserList(userName, 'ANIME');
  const manga = useUserList(userName, 'MANGA');
  const lists = useMemo(() => [anime.list, manga.list].filter(list => list !== undefined), [anime.list, manga.list]);
  const isWhole = lists.length === 2;
  const input = useMemo(
    () => (isWhole ? {lists, repeats: !isOnce, filter} : undefined),
    [lists, isWhole, isOnce, filter],
  );
  const {made, isBusy} = useSliced(input, countGroups);
  // One problem is enough to show: if both lists fail, the reason is the same.
  const answer = anime.list ? manga : anime;
  const retry = () => {
    if (anime.state === 'failed') anime.retry();
    if (manga.state === 'failed') manga.retry();
  };
  return (
    <section className="personal" aria-labelledby={id} aria-busy={isBusy || answer.state === 'loading'}>
      <h2 id={id}>{text.genresAndTags}</h2>
      <Filters filter={filter} change={setFilter} />
      <AsyncAnswer
        answer={answer}
        value={isWhole ? lists : undefined}
        retry={retry}
        stale="reason"
        texts={{noun: text.noun}}
      >
        {() =>
          made ? (
            <GroupTable
              title={text.groupsOf(userName)}
              named={tableText.tag}
              groups={made}
              type="ANIME"
              anime={filter.anime}
              manga={filter.manga}
              fileName={text.genresAndTags}
              userName={userName}
            />
          ) : (
            <p role="status">{text.counting}</p>
          )
        }
      </AsyncAnswer>
    </section>
  );
}
