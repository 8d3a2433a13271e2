import type {StudioFigure} from '#domain/media/studioWorks';
import {minutes} from '#services/api/cache/lifetime';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {joined} from '#ui/answer/joined';
import {useCachedQuery} from '#ui/useCachedQuery';
import {useSource} from '#ui/useSource';
import {sortChoice} from './state';
import {goesOn} from './useStudioWorks';
import {Works, type WorksProps} from './Works';
import {StudioWorksDocument} from './works.generated';
import {text} from './messages';

const lifetime = minutes(5);
const firstTexts = {failed: text.failed};
const moreTexts = {noun: text.noun, failed: text.moreFailed};

type WorksSort = 'POPULARITY_DESC' | 'SCORE_DESC';

const usePageOf = (id: number, sort: WorksSort, page: number) =>
  useCachedQuery(StudioWorksDocument, {id, page, sort: [sort]}, lifetime);

/**
 * The first page of a studio's media, and the next pages, which are one request: in all the 100 most popular and the 25
 * best rated.
 */
function WithMore({studioId, sort, popular, rated}: Omit<WorksProps, 'isPending'> & {studioId: number}) {
  const [second, third] = [usePageOf(studioId, 'POPULARITY_DESC', 2), usePageOf(studioId, 'POPULARITY_DESC', 3)];
  const last = usePageOf(studioId, 'POPULARITY_DESC', 4);
  const {answer, all, known, retry} = joined(second, third, last);
  return (
    <>
      <AsyncAnswer answer={answer} value={all} texts={moreTexts} retry={retry}>
        {() => (goesOn(last.data) ? <p className="ui-note">{text.limited}</p> : null)}
      </AsyncAnswer>
      <Works rated={rated} sort={sort} popular={[...popular, ...known]} isPending={answer.state === 'loading'} />
    </>
  );
}

function SortedWorks({studioId, sort}: {studioId: number; sort: StudioFigure}) {
  const first = usePageOf(studioId, 'POPULARITY_DESC', 1);
  const {answer, all, retry} = joined(first, usePageOf(studioId, 'SCORE_DESC', 1));
  return (
    <AsyncAnswer answer={answer} value={all} texts={firstTexts} retry={retry}>
      {([popular, rated]) => {
        const works = {popular: popular ? [popular] : [], rated, sort};
        return goesOn(popular) ? <WithMore studioId={studioId} {...works} /> : <Works {...works} isPending={false} />;
      }}
    </AsyncAnswer>
  );
}

/** A studio's media while the order is ours. */
export default function StudioSorter({studioId}: {studioId: number}) {
  const sort = useSource(sortChoice, sortChoice.get);
  return sort === 'normal' ? null : <SortedWorks studioId={studioId} sort={sort} />;
}
