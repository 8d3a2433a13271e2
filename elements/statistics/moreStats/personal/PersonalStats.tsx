import {useId, useMemo, useState} from 'react';

import {isSameName} from '#domain/compare/people';
import {allStudios, noRewatches} from '#kits/personalStats/options';
import {useSliced} from '#ui/useSliced';
import {useUserList} from '#kits/personalStats/useUserList';
import {ReportView} from '#kits/statistics/ReportView';
import type {Subject} from '#kits/statistics/statistic';
import {regularTags} from '#services/settings/shared';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {useServices} from '#ui/context';
import {useSame} from '#ui/useSame';
import {useOption} from '#ui/useOption';
import {Compatibility} from './Compatibility';
import {personalLines} from './personalLines';
import {personalStats, type PersonalOptions, type PersonalStats as Stats} from './countList';
import {globalCustomList, negativeCustomList} from '../options';
import {PersonalTables} from './PersonalTables';
import {text} from './messages';

/** The options of the computation, from the switches. Edited regular tags apply from the next page load. */
function usePersonalOptions(listType: 'ANIME' | 'MANGA'): PersonalOptions {
  const {settings} = useServices();
  const isOnce = useOption(noRewatches);
  const hasUnlisted = useOption(negativeCustomList);
  const hasAll = useOption(globalCustomList);
  const hasAllStudios = useOption(allStudios);
  const [regular] = useState(() => settings.get(regularTags[listType]));
  return useSame({
    repeats: !isOnce,
    allStudios: hasAllStudios,
    regularTags: regular,
    unlisted: hasUnlisted ? text.unlisted : undefined,
    all: hasAll ? text.all : undefined,
  });
}

function Counted({stats, subject}: {stats: Stats; subject: Subject}) {
  if (!stats.figures.count && !stats.figures.planned) return <p className="ui-note">{text.empty}</p>;
  return (
    <>
      <div className="ui-card">
        <ReportView report={{lines: personalLines(stats.figures, subject.listType)}} fileName="" />
      </div>
      <PersonalTables stats={stats} subject={subject} />
    </>
  );
}

/** Figures and tables about a list of the page's user. */
export function PersonalStats({subject}: {subject: Subject}) {
  const {userName, ownName, listType} = subject;
  const id = useId();
  const answer = useUserList(userName, listType);
  const options = usePersonalOptions(listType);
  const {list} = answer;
  const input = useMemo(() => list && {list, options}, [list, options]);
  const {made, isBusy} = useSliced(input, personalStats);
  return (
    <section className="personal" aria-labelledby={id} aria-busy={isBusy || answer.state === 'loading'}>
      <h2 id={id}>{(listType === 'ANIME' ? text.animeHeading : text.mangaHeading)(userName)}</h2>
      {ownName && !isSameName(ownName, userName) ? (
        <Compatibility ownName={ownName} userName={userName} listType={listType} list={list} />
      ) : null}
      <AsyncAnswer answer={answer} value={list} retry={answer.retry} stale="reason" texts={{noun: text.noun}}>
        {() => (made ? <Counted stats={made} subject={subject} /> : <p role="status">{text.counting}</p>)}
      </AsyncAnswer>
    </section>
  );
}
