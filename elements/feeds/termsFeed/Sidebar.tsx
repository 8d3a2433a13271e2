import {useMemo} from 'react';

import {keepOrder} from '#domain/value/keepOrder';
import type {CurrentEntry} from '#services/entries/entry';
import {PlusOne} from '#kits/plusOne/PlusOne';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {CoverImage} from '#ui/cover/Cover';
import {MediaLink} from '#ui/link/links';
import {useHeld} from '#ui/useHeld';
import {useInProgress} from '#ui/useInProgress';
import {useOption} from '#ui/useOption';
import {noPictures} from './settings';
import {text} from './messages';

/** Maximum number of anime at the side. */
const maxAnime = 20;

function Watched({entry}: {entry: CurrentEntry}) {
  const isWithoutPictures = useOption(noPictures);
  const {mediaId: id, mediaType: type, title, cover} = entry;
  const media = {id, type, title};
  return (
    <li>
      {isWithoutPictures ? null : <CoverImage source={cover} />}
      <MediaLink media={media} />
      <PlusOne entry={entry} />
    </li>
  );
}

/** The anime that the user is watching, most recently updated first, each with a button for one more episode. */
export function Sidebar() {
  const answer = useInProgress();
  const {entries: known} = answer;
  const anime = useMemo(() => known && [...known.values()].filter(({mediaType}) => mediaType === 'ANIME'), [known]);
  const [held, handlers] = useHeld(anime);
  const shown = anime && keepOrder(held ?? [], anime, ({mediaId}) => mediaId);
  return (
    <>
      <h2>{text.watching}</h2>
      <AsyncAnswer answer={answer} value={shown} stale="nothing">
        {entries =>
          entries.length ? (
            <ul className="ui-list" {...handlers}>
              {entries.slice(0, maxAnime).map(entry => (
                <Watched key={entry.mediaId} entry={entry} />
              ))}
            </ul>
          ) : (
            <p className="ui-note">{text.watchingEmpty}</p>
          )
        }
      </AsyncAnswer>
    </>
  );
}
