import {useEffect, useEffectEvent, type MouseEvent} from 'react';

import {Alert} from '#ui/Alert';
import {WaitNote} from '#ui/answer/WaitNote';
import {Button} from '#ui/Button';
import {Progress} from '#ui/progress/Progress';
import {focusPanel} from './focusPanel';
import {Result} from './Result';
import type {CountedList, RelationQuestion} from './useComparison';
import {useFollowLists} from './useFollowLists';
import {text} from './messages';

/** Gives the focus to the button that takes the place of "Stop". Only the user's own stop shows it. */
const focusNode = (node: HTMLElement | null) => node?.focus();

interface RelatedUsersProps {
  question: RelationQuestion;
  wanted: readonly [CountedList, CountedList];
}

/** Loads the lists of a comparison, and shows the users in the relation meanwhile. */
export function RelatedUsers({question, wanted}: RelatedUsersProps) {
  const {lists, now, stop, load} = useFollowLists(wanted);
  const begin = useEffectEvent(() => load({retry: false}));
  useEffect(() => begin(), []);
  const resume = (event: MouseEvent) => {
    focusPanel(event);
    load({retry: now.state === 'failed'});
  };
  return (
    <>
      {now.state === 'running' ? (
        <>
          <Progress label={text.loading} done={now.done} total={now.total} stop={stop} />
          <WaitNote />
        </>
      ) : null}
      {now.state === 'stopped' ? (
        <p className="ui-note" role="status">
          {text.stopped}{' '}
          <Button ref={focusNode} small onClick={resume}>
            {text.resume}
          </Button>
        </p>
      ) : null}
      {now.state === 'failed' ? (
        <Alert>
          {text.failed(now.message)}{' '}
          <Button small onClick={resume}>
            {text.retry}
          </Button>
        </Alert>
      ) : null}
      <Result question={question} lists={lists} isDone={now.state === 'done'} />
    </>
  );
}
