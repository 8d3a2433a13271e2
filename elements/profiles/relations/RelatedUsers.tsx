import {TaskProgress} from '#ui/progress/TaskProgress';
import {Pages} from '#ui/pages/Pages';
import {useEffect, useEffectEvent} from 'react';

import {Result} from './Result';
import type {CountedList, RelationQuestion} from './useComparison';
import {useFollowLists} from './useFollowLists';
import {text} from './messages';

interface RelatedUsersProps {
  question: RelationQuestion;
  wanted: readonly [CountedList, CountedList];
}

/** Loads the lists of a comparison, and shows the users in the relation meanwhile. */
export function RelatedUsers({question, wanted}: RelatedUsersProps) {
  const {lists, now, stop, load} = useFollowLists(wanted);
  const begin = useEffectEvent(() => load({retry: false}));
  useEffect(() => begin(), []);
  const hasFailed = now.state === 'failed';
  const isEnded = now.state === 'stopped' || hasFailed;
  return (
    <>
      {now.state === 'stopped' ? (
        <p className="ui-note" role="status">
          {text.stopped}
        </p>
      ) : null}
      <Pages
        more={isEnded ? () => load({retry: hasFailed}) : undefined}
        isLoading={now.state === 'running'}
        label={hasFailed ? text.retry : text.resume}
        end={null}
        small
      >
        <TaskProgress now={now} label={text.loading} stop={stop} failed={text.failed} />
      </Pages>
      <Result question={question} lists={lists} isDone={now.state === 'done'} />
    </>
  );
}
