import {Cover} from '#ui/cover/Cover';
import {MediaLink} from '#ui/link/links';
import {useTitleOf} from '#ui/link/useMediaTitle';
import type {Pair} from './answerPairs';
import {Votes} from './Votes';
import {text} from './messages';

const PairMedia = ({media}: {media: Pair['first']}) => (
  <div className="media">
    <Cover className="cover" source={media.coverImage?.large} />
    <MediaLink media={media} />
  </div>
);

/** A media item that the user completed, a recommendation for it, and the votes on that. */
export function PairCard({pair, userName}: {pair: Pair; userName: string}) {
  const titleOf = useTitleOf();
  const name = text.recommended(titleOf(pair.first), titleOf(pair.second));
  return (
    <li className="ui-card pair" aria-label={name}>
      <PairMedia media={pair.first} />
      <PairMedia media={pair.second} />
      <Votes pair={pair} userName={userName} name={name} />
    </li>
  );
}
