import {useMemo, useState} from 'react';

import {pressedKey} from '#domain/text/pressedKey';
import {createRoleFilter} from '#domain/media/roleFilter';
import {RoleControls} from '#kits/roleCards/RoleControls';
import {RoleGrid} from '#kits/roleCards/RoleGrid';
import {text as cardText} from '#kits/roleCards/messages';
import {useArranged, useTitledCards, type Arranged} from '#kits/roleCards/useArranged';
import {useRoleChoice} from '#kits/roleCards/useRoleChoice';
import {useCardLook} from '#kits/roleCards/useCardLook';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {text as answerText} from '#ui/answer/messages';
import {useReplaceHost} from '#ui/context';
import {useReplaced} from '#ui/useReplaced';
import {useSetting} from '#ui/useSetting';
import {staffRoleOrder} from './settings';
import {isReplaced} from './state';
import {Statistics} from './Statistics';
import {useStaffRoles} from './useStaffRoles';
import {text} from './messages';

/** The lists, in the site's order: voices first. */
const kinds = [
  {title: text.voiceRoles, type: 'ANIME'},
  {title: text.animeRoles, type: 'ANIME'},
  {title: text.mangaRoles, type: 'MANGA'},
] as const;

const countOf = (lists: readonly (readonly unknown[])[] | undefined) =>
  (lists ?? []).reduce((all, list) => all + list.length, 0);

interface ListsProps {
  arranged: Arranged;
  words: string;
  unshownCount: number;
}

function Lists({arranged, words, unshownCount}: ListsProps) {
  const {lists, order, asked} = arranged;
  const look = useCardLook(order);
  const named = useMemo(() => kinds.map((kind, list) => ({...kind, cards: lists[list] ?? []})), [lists]);
  const groups = useMemo(
    () =>
      named.map(({title, cards}) => ({
        key: title,
        title: text.heading(title, cards.length),
        cards,
        isByYear: order === 'chronological',
      })),
    [named, order],
  );
  return (
    <>
      <div className="ui-row extras">
        <details className="statistics">
          <summary className="ui-chevron">{text.statistics}</summary>
          <Statistics lists={named} />
        </details>
        {unshownCount ? <p className="ui-note">{text.notShown(unshownCount)}</p> : null}
      </div>
      <RoleGrid groups={groups} look={look} asked={`${asked} ${words}`} />
    </>
  );
}

const FilterField = ({words, change}: {words: string; change: (words: string) => void}) => (
  <input
    type="search"
    className="ui-input"
    aria-label={text.field}
    placeholder={text.field}
    value={words}
    onChange={({target}) => change(target.value)}
    onKeyDown={event => {
      if (pressedKey(event) === 'Escape') change('');
    }}
  />
);

function Roles({staffId}: {staffId: number}) {
  const [firstOrder] = useSetting(staffRoleOrder);
  const {asked, change} = useRoleChoice(firstOrder);
  const [words, setWords] = useState('');
  const {matches, problems} = useMemo(() => createRoleFilter(words), [words]);
  const {answer, unshownCount} = useStaffRoles(staffId);
  const cards = useTitledCards(answer.data);
  const arranged = useArranged(cards, asked, matches);
  const count = countOf(cards);
  const shown = countOf(arranged?.lists);
  const shows = count > 0 && arranged !== undefined;
  useReplaceHost(shows);
  useReplaced(isReplaced, shows);
  const found = words.trim() ? [shown ? text.matching(shown, count) : text.nothing, ...problems] : [];
  const more = answer.state === 'loading' ? [answerText.nounLoading(cardText.noun)] : [];
  return (
    <div className="ui-roles">
      <AsyncAnswer
        answer={answer}
        value={shows ? arranged : undefined}
        silent={['loading', 'missing']}
        texts={{noun: text.noun}}
        retry={answer.retry}
        stale="reason"
      >
        {made => (
          <>
            <div className="ui-role-bar ui-row" role="search">
              <p role="status" className="ui-note">
                {[...found, ...more].join(' ')}
              </p>
              <FilterField words={words} change={setWords} />
              <RoleControls asked={asked} change={change} />
            </div>
            <Lists arranged={made} words={words} unshownCount={unshownCount} />
          </>
        )}
      </AsyncAnswer>
    </div>
  );
}

/** The roles of a staff member in place of the site's lists. */
export default function StaffRoles({staffId}: {staffId: number}) {
  return <Roles key={staffId} staffId={staffId} />;
}
