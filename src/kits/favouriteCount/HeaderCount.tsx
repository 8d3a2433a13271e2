import {useState} from 'react';

import {formatNumber} from '#domain/text/format';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {useReplaceHost} from '#ui/context';
import type {CachedAnswer} from '#ui/useCachedQuery';

/** The number. When the user clicks the heart, the state of the host's heart is added to it. */
function Count({count, isFavourite}: {count: number; isFavourite: boolean}) {
  const [known, setKnown] = useState({count, isFavourite});
  if (known.count !== count) setKnown({count, isFavourite});
  useReplaceHost(true);
  return <span className="count">{formatNumber(count + Number(isFavourite) - Number(known.isFavourite))}</span>;
}

interface HeaderCountProps {
  /** Id of the page's subject. */
  id: number;
  answer: CachedAnswer<unknown>;
  /** The number of favourites in the answer. */
  count: number | null | undefined;
  /** Whether the host's heart is on. */
  isFavourite: boolean;
}

/** The exact number of favourites in place of the host's shortened one, which stays visible without an answer. */
export function HeaderCount({id, answer, count, isFavourite}: HeaderCountProps) {
  return (
    <AsyncAnswer answer={answer} value={count ?? undefined} silent stale="nothing">
      {known => <Count key={id} count={known} isFavourite={isFavourite} />}
    </AsyncAnswer>
  );
}
