import {useEffect, useId, useRef, useState, type KeyboardEvent} from 'react';

import {userDay} from '#domain/date/userDay';
import {pressedKey} from '#domain/text/pressedKey';
import type {ListType} from '#services/lists/ownList';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {Button} from '#ui/Button';
import {useServices} from '#ui/context';
import {useOwnList} from '#ui/useOwnList';
import {useSource} from '#ui/useSource';
import {BulkForm} from './BulkForm';
import {formOf, initialValues, type Draft, type FieldKey, type FieldValues} from './draft';
import {formText as text, reviewText} from './messages';
import {Review, type ReviewInput} from './Review';
import {useListOptions} from './useListOptions';

interface PanelProps {
  selected: ReadonlySet<number>;
  type: ListType;
  close: () => void;
  /** Called once the edit has been started. */
  started: () => void;
}

/** The form while it is filled in, and functions that change it. */
function useDraft() {
  const {clock, session} = useServices();
  const [today] = useState(() => userDay(clock.now(), session.timezone()));
  const [draft, setDraft] = useState<Draft>({on: new Set(), values: initialValues(today)});
  const toggle = (key: FieldKey, isOn: boolean) =>
    setDraft(({on, values}) => {
      const others = [...on].filter(each => each !== key);
      // The controls of a field begin with its first value each time.
      return {on: new Set(isOn ? [...others, key] : others), values: {...values, [key]: initialValues(today)[key]}};
    });
  const change = <K extends FieldKey>(key: K, value: FieldValues[K]) =>
    setDraft(({on, values}) => ({on, values: {...values, [key]: value}}));
  return {draft, toggle, change};
}

/** Calls back when Escape is pressed. */
const onEscape = (leave: () => void) => (event: KeyboardEvent) => {
  if (pressedKey(event) !== 'Escape') return;
  event.stopPropagation();
  leave();
};

/** The form for the selected entries, then the review of what it changes. */
export function EditPanel({selected, type, close, started}: PanelProps) {
  const {session} = useServices();
  const userName = useSource(session, session.userName) ?? '';
  const {list} = useOwnList(type);
  const {answer, options} = useListOptions(userName, type);
  const {draft, toggle, change} = useDraft();
  const [input, setInput] = useState<ReviewInput>();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => heading.current?.focus(), [input]);
  const form = formOf(draft);
  const entries = [...selected].flatMap(mediaId => list?.entries.get(mediaId) ?? []);
  const title = input ? reviewText.title(input.entries.length) : text.title(entries.length);
  const back = () => setInput(undefined);
  return (
    <div className="panel" role="group" aria-labelledby={id} onKeyDown={onEscape(input ? back : close)}>
      <h2 ref={heading} id={id} tabIndex={-1}>
        {title}
      </h2>
      {input ? <Review input={input} type={type} back={back} started={started} /> : null}
      <div className="form" hidden={input !== undefined}>
        <p className="ui-note">{text.hint}</p>
        <AsyncAnswer answer={answer} value={options && list ? {options, list} : undefined} stale="nothing">
          {known => (
            <BulkForm
              type={type}
              scoreFormat={known.list.scoreFormat}
              hasAdvancedScoring={known.list.hasAdvancedScoring}
              options={known.options}
              draft={draft}
              toggle={toggle}
              change={change}
            />
          )}
        </AsyncAnswer>
        <div className="ui-row">
          <Button
            variant="primary"
            inactive={!form || !options || !entries.length}
            onClick={() => form && options && setInput({form, options, entries})}
          >
            {text.review}
          </Button>
          <Button onClick={close}>{text.cancel}</Button>
          <span className="ui-note" role="status">
            {draft.on.size ? (form ? '' : text.incomplete) : text.nothingOn}
          </span>
        </div>
      </div>
    </div>
  );
}
