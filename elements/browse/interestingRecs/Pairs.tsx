import {useState} from 'react';

import {Pages} from '#ui/pages/Pages';
import {TaskProgress} from '#ui/progress/TaskProgress';
import {PairCard} from './PairCard';
import type {ForYouQuery} from './query.generated';
import {useMorePairs} from './useMorePairs';
import {text} from './messages';

/** Number of pairs shown first, and added by each click on "More". */
const step = 40;

interface PairsProps {
  userName: string;
  pages: readonly ForYouQuery[];
  at: number;
}

/** The pairs found so far, a few at a time. */
export function Pairs({userName, pages, at}: PairsProps) {
  const [limit, setLimit] = useState(step);
  const {known, hasMore, now, stop, findMore} = useMorePairs(userName, pages, at);
  const shown = known.slice(0, limit);
  const showMore = () => {
    const next = shown.length + step;
    setLimit(next);
    if (hasMore && known.length < next) findMore(next);
  };
  return (
    <>
      {shown.length ? (
        <ul className="ui-list pairs">
          {shown.map(pair => (
            <PairCard key={pair.id} pair={pair} userName={userName} />
          ))}
        </ul>
      ) : (
        <p className="ui-note" role="status">
          {text.empty}
        </p>
      )}
      <Pages
        more={hasMore || shown.length < known.length ? showMore : undefined}
        isLoading={now.state === 'running'}
        label={text.more}
      >
        <TaskProgress now={now} label={text.looking} stop={stop} failed={text.moreFailed} />
      </Pages>
    </>
  );
}
