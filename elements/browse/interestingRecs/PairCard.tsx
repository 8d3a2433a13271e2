import {safeForWork} from '#services/settings/shared';
import {MediaLink} from '#ui/link/links';
import {useTitleOf} from '#ui/link/useMediaTitle';
import {useSetting} from '#ui/useSetting';
import type {Pair} from './answerPairs';
import {Votes} from './Votes';
import {text} from './messages';

function PairMedia({media}: {media: Pair['first']}) {
  const [isSafe] = useSetting(safeForWork);
  const cover = media.coverImage?.large;
  return (
    <div className="media">
      <span className="cover">
        {cover ? <img className={isSafe ? 'ui-blurred' : ''} src={cover} alt="" loading="lazy" /> : null}
      </span>
      <MediaLink media={media} />
    </div>
  );
}

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
