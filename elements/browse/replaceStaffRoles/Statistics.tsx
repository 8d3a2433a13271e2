import type {RoleMedia} from '#domain/media/roleCard';
import type {TitledCard} from '#domain/media/roleOrder';
import {roleStatistics} from '#domain/media/roleStatistics';
import {amountOf} from '#kits/roleCards/RoleFact';
import {text} from './messages';

/** The figures of a list in words; figures that are 0 or unknown are left out. */
function factsOf(type: RoleMedia['type'], cards: readonly TitledCard[]): string[] {
  const {media, meanScore, length, begun, progress} = roleStatistics(cards);
  const isAnime = type === 'ANIME';
  return [
    isAnime ? text.anime(media) : text.manga(media),
    meanScore === undefined ? '' : text.meanScore(meanScore),
    length ? amountOf(type, length) : '',
    begun ? text.begun(begun) : '',
    progress ? (isAnime ? text.watched : text.read)(amountOf(type, progress)) : '',
  ].filter(Boolean);
}

interface StatisticsProps {
  lists: readonly {readonly title: string; readonly type: RoleMedia['type']; readonly cards: readonly TitledCard[]}[];
}

/** The figures of the visible cards, list by list. */
export function Statistics({lists}: StatisticsProps) {
  return (
    <ul className="ui-list figures">
      {lists.flatMap(({title, type, cards}) =>
        cards.length ? (
          <li key={title}>
            <strong>{title}</strong> {factsOf(type, cards).join(' · ')}
            <br />
            {roleStatistics(cards)
              .roles.map(([role, count]) => text.roleCount(role, count))
              .join(', ')}
          </li>
        ) : (
          []
        ),
      )}
    </ul>
  );
}
