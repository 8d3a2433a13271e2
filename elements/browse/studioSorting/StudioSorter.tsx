import {studioSorts, type StudioFigure} from '#domain/media/studioWorks';
import {minutes} from '#services/api/cache/lifetime';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {Button} from '#ui/Button';
import {useCachedQuery} from '#ui/useCachedQuery';
import {useSource} from '#ui/useSource';
import {sortChoice, viewChoice, views} from './state';
import type {FirstWorks} from './useStudioWorks';
import {Works} from './Works';
import {MoreStudioWorksDocument, StudioWorksDocument} from './works.generated';
import {sortNames, text, viewNames} from './messages';

const lifetime = minutes(5);
const firstTexts = {loading: text.loading, waiting: text.waiting, failed: text.failed, missing: text.missing};
const moreTexts = {loading: text.loadingMore, waiting: text.waitingMore, failed: text.moreFailed};

interface ChoiceProps<T extends string> {
  label: string;
  options: readonly T[];
  names: Readonly<Record<T, string>>;
  value: T;
  choose: (value: T) => void;
}

function Choice<T extends string>({label, options, names, value, choose}: ChoiceProps<T>) {
  return (
    <div className="ui-row" role="group" aria-label={label}>
      {options.map(option => (
        <Button key={option} small pressed={option === value} onClick={() => choose(option)}>
          {names[option]}
        </Button>
      ))}
    </div>
  );
}

/** The works, and those that the first answer left out, which are one request (rule browse-1). */
function WithMore({studioId, first, sort}: {studioId: number; first: FirstWorks; sort: StudioFigure}) {
  const answer = useCachedQuery(MoreStudioWorksDocument, {id: studioId}, lifetime);
  const more = answer.data?.Studio ?? undefined;
  return (
    <>
      <AsyncAnswer answer={answer} value={more} texts={moreTexts} retry={answer.retry}>
        {({fourth}) => (fourth?.pageInfo?.hasNextPage ? <p className="ui-note">{text.limited}</p> : null)}
      </AsyncAnswer>
      <Works {...{first, more, sort}} isPending={answer.state === 'loading'} />
    </>
  );
}

function SortedWorks({studioId, sort}: {studioId: number; sort: StudioFigure}) {
  const answer = useCachedQuery(StudioWorksDocument, {id: studioId}, lifetime);
  return (
    <AsyncAnswer answer={answer} value={answer.data?.Studio} texts={firstTexts} retry={answer.retry}>
      {first =>
        first.popular?.pageInfo?.hasNextPage ? (
          <WithMore {...{studioId, first, sort}} />
        ) : (
          <Works {...{first, sort}} more={undefined} isPending={false} />
        )
      }
    </AsyncAnswer>
  );
}

/** The orders and views of a studio's works, and the works while the order is ours. */
export default function StudioSorter({studioId}: {studioId: number}) {
  const sort = useSource(sortChoice, sortChoice.get);
  const view = useSource(viewChoice, viewChoice.get);
  return (
    <>
      <div className="ui-row controls">
        <Choice label={text.order} options={studioSorts} names={sortNames} value={sort} choose={sortChoice.set} />
        {sort === 'normal' ? null : (
          <Choice label={text.view} options={views} names={viewNames} value={view} choose={viewChoice.set} />
        )}
      </div>
      {sort === 'normal' ? null : <SortedWorks studioId={studioId} sort={sort} />}
    </>
  );
}
