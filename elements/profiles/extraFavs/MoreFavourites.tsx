import {useEffectEvent, useRef, useState} from 'react';

import type {UserParams} from '#host/pages/routes';
import type {FavouriteKind} from '#host/pages/user/favourites';
import {Button} from '#ui/Button';
import {AnswerPages} from '#ui/pages/AnswerPages';
import {useSignalEffect} from '#ui/useSignalEffect';
import type {ExtraFavouritesQuery} from './query.generated';
import {FavouriteItems} from './FavouriteItems';
import {lastPage, useFavourites} from './useFavourites';
import {boxNames, text} from './messages';

interface Shown extends UserParams {
  kind: FavouriteKind;
}

/** Distance from the end of the box at which the next page is requested (px). */
const nearEnd = 40;

const pageOf = (data: ExtraFavouritesQuery | undefined, kind: FavouriteKind) => data?.User?.favourites?.[kind];

/** Pages 2 to `last` in a box that scrolls; its end asks for the next one. */
function Box({userName, kind, last, showMore}: Shown & {last: number; showMore: () => void}) {
  const answer = useFavourites(userName, kind, last);
  const shown = pageOf(answer.data, kind);
  const hasNext = shown?.pageInfo?.hasNextPage === true;
  const canContinue = hasNext && last < lastPage;
  const isEmpty = last === 2 && shown?.nodes?.length === 0;
  const box = useRef<HTMLDivElement>(null);
  const requestAtEnd = useEffectEvent(() => {
    const {scrollTop, clientHeight, scrollHeight} = box.current ?? {scrollTop: 0, clientHeight: 0, scrollHeight: 0};
    if (canContinue && scrollTop + clientHeight > scrollHeight - nearEnd) showMore();
  });
  useSignalEffect(signal => box.current?.addEventListener('scroll', () => requestAtEnd(), {signal, passive: true}), []);
  return (
    <>
      <div ref={box} className="box" role="region" aria-label={boxNames[kind]} tabIndex={0}>
        {Array.from({length: last - 1}, (_, index) => (
          <FavouriteItems key={index} userName={userName} kind={kind} page={index + 2} />
        ))}
      </div>
      <AnswerPages
        answer={answer}
        hasNext={canContinue}
        showNext={showMore}
        noun={text.noun}
        label={text.showMore}
        end={isEmpty ? text.none : hasNext ? text.limit : undefined}
        small
      />
    </>
  );
}

/** The button that opens the box closes it, too, so it keeps the focus. */
function Favourites({userName, kind}: Shown) {
  const [last, setLast] = useState(1);
  const isOpen = last > 1;
  return (
    <>
      {isOpen ? <Box userName={userName} kind={kind} last={last} showMore={() => setLast(last + 1)} /> : null}
      <Button small onClick={() => setLast(isOpen ? 1 : 2)}>
        {isOpen ? text.showLess : text.showMore}
      </Button>
    </>
  );
}

/** The favorites beyond those that the site shows, requested on demand. */
export default function MoreFavourites({userName, kind}: Shown) {
  return (
    <div className="more">
      <Favourites key={`${userName} ${kind}`} userName={userName} kind={kind} />
    </div>
  );
}
