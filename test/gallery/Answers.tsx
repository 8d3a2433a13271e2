import {useState} from 'react';

import {ApiError} from '#services/api/apiError';
import {text} from '#services/api/messages';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {useElementContext} from '#ui/context';

const error = new ApiError('unavailable', text.timeout);
const value: string | undefined = undefined;

const answersAt = (until: number) =>
  [
    {state: 'signedOut'},
    {state: 'loading'},
    {state: 'waiting', until},
    {state: 'failed', error},
    {state: 'failed', error: new ApiError('missing', '')},
  ] as const;

/** An answer in each of its states: as a note, as a sign, and as a stale value with its age or the reason. */
export function Answers() {
  const {clock} = useElementContext().services;
  const [now] = useState(clock.now);
  const [at, until] = [now - 12 * 60_000, now + 40_000];
  return (
    <>
      {answersAt(until).map((answer, index) => (
        <AsyncAnswer key={index} answer={answer} value={value} retry={() => undefined} />
      ))}
      <p>
        <AsyncAnswer answer={{state: 'waiting', until}} value={value} look="sign" />{' '}
        <AsyncAnswer answer={{state: 'failed', error}} value={value} look="sign" />{' '}
        <AsyncAnswer answer={{state: 'loading'}} value={value} look="inline" />
      </p>
      <div className="ui-row">
        <AsyncAnswer answer={{state: 'waiting', until, at}} value={85}>
          {score => <b>{score}</b>}
        </AsyncAnswer>
      </div>
      <AsyncAnswer answer={{state: 'failed', error, at}} value={85} stale="reason" retry={() => undefined}>
        {score => <b>{score}</b>}
      </AsyncAnswer>
    </>
  );
}
