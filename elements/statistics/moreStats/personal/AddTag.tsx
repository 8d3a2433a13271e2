import {useId, useState, type FormEvent} from 'react';

import {tagNamed} from '#domain/statistics/personal/keys';
import {toApiError} from '#services/api/apiError';
import {hours} from '#services/api/cache/lifetime';
import {Alert} from '#ui/Alert';
import {WaitNote} from '#ui/answer/WaitNote';
import {Button} from '#ui/Button';
import {useApi} from '#ui/context';
import {useLongTask} from '#ui/progress/useLongTask';
import {TagNamesDocument} from './tagNames.generated';
import {text as answerText} from '#ui/answer/messages';
import {text} from './messages';

/** Lifetime of AniList's tags. */
const lifetime = hours(3);

/** A field for the name of a tag, which is added as AniList writes it. Names that AniList doesn't have are refused. */
export function AddTag({add}: {add: (tag: string) => void}) {
  const {read} = useApi();
  const [typed, setTyped] = useState('');
  const {now, start, stop} = useLongTask<string | undefined>();
  const [id, noteId] = [useId(), useId()];
  const isRunning = now.state === 'running';
  /** The typed name, once AniList turned out not to have it. */
  const unknown = now.state === 'done' && now.result === typed.trim() ? now.result : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    if (!wanted || isRunning) return;
    start(async ({signal}) => {
      const answer = await read(TagNamesDocument, {}, {lifetime, priority: 'person', signal}).catch(
        (cause: unknown) => {
          throw toApiError(cause);
        },
      );
      const tag = tagNamed(
        (answer.MediaTagCollection ?? []).flatMap(each => each?.name ?? []),
        wanted,
      );
      if (signal.aborted || tag === undefined) return wanted;
      add(tag);
      setTyped('');
      return undefined;
    });
  };
  return (
    <form className="ui-field" onSubmit={submit}>
      <label htmlFor={id}>{text.addTag}</label>
      <span className="ui-row">
        <input
          id={id}
          className="ui-input"
          maxLength={100}
          value={typed}
          aria-invalid={unknown !== undefined}
          aria-describedby={unknown === undefined ? undefined : noteId}
          onChange={({target}) => {
            setTyped(target.value);
            stop();
          }}
        />
        <Button type="submit" busy={isRunning}>
          {text.add}
        </Button>
        {isRunning ? <WaitNote /> : null}
        {unknown === undefined ? null : (
          <Alert as="span" id={noteId}>
            {text.unknownTag(unknown)}
          </Alert>
        )}
        {now.state === 'failed' ? <Alert as="span">{answerText.nounFailed(text.tags, now.message)}</Alert> : null}
      </span>
    </form>
  );
}
