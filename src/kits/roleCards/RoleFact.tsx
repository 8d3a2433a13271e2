import type {ReactNode} from 'react';

import {hoursOf, lengthOf, progressOf, type RoleEntry, type RoleMedia} from '#domain/media/roleCard';
import type {RoleOrder} from '#domain/media/roleOrder';
import {HiddenScore} from '#ui/hiddenScore/HiddenScore';
import {Score} from '#ui/Score';
import {text} from './messages';

/** Time or chapters in words: minutes as hours to one decimal. */
export function amountOf(type: RoleMedia['type'], amount: number): string {
  return type === 'ANIME' ? text.hours(hoursOf(amount)) : text.chapters(amount);
}

function lengthText(media: RoleMedia): string {
  const length = lengthOf(media);
  if (!length) return '';
  const isInVolumes = media.type === 'MANGA' && media.chapters === undefined;
  return isInVolumes ? text.volumes(length) : amountOf(media.type, length);
}

const OwnScore = ({mediaId, score, scoreFormat}: {mediaId: number} & RoleEntry) => (
  <HiddenScore subject={mediaId} isOwn>
    <Score score={score} format={scoreFormat} />
  </HiddenScore>
);

function factOf(media: RoleMedia, order: RoleOrder): ReactNode {
  const {type, entry, popularity, favourites, score} = media;
  if (order === 'popularity') return popularity ? text.members(popularity) : null;
  if (order === 'favourites') return favourites ? text.favourites(favourites) : null;
  if (order === 'score') return score ? <HiddenScore subject={media.id}>{text.score(score)}</HiddenScore> : null;
  if (order === 'length') return lengthText(media);
  if (order === 'myScore') return entry ? <OwnScore mediaId={media.id} {...entry} /> : null;
  const progress = order === 'myProgress' ? progressOf(media) : undefined;
  return progress ? amountOf(type, progress) : null;
}

/** The value that the cards are sorted by; nothing if the title or a heading already shows it. */
export function RoleFact({media, order}: {media: RoleMedia; order: RoleOrder}) {
  const fact = factOf(media, order);
  return fact ? <span className="ui-role-fact">{fact}</span> : null;
}
