import {useId, useRef, useState, type ReactNode} from 'react';

import {aliasesByMedia, parseAliases, typedPrefix, type AliasPair} from '#domain/media/titleAlias';
import {Alert} from '#ui/Alert';
import {Button} from '#ui/Button';
import {RichText} from '#ui/RichText';
import {AliasPreview} from './AliasPreview';
import {text} from './editorMessages';

const address = 'https://anilist.co/anime/1/';
const example = <code>{address}</code>;

interface NewAliasProps {
  stored: readonly AliasPair[];
  add: (pair: AliasPair) => void;
}

/** The reason why an address can't get an alias; nothing while none is typed. */
function problemOf(typed: string, stored: readonly AliasPair[]): ReactNode {
  if (!typed.trim()) return undefined;
  const prefix = typedPrefix(typed);
  if (prefix === undefined) return <RichText text={text.invalidAddress} parts={{example}} />;
  return aliasesByMedia(stored).has(prefix.slice(1, -1)) ? text.repeated : undefined;
}

/** The row that adds an alias. */
export function NewAlias({stored, add}: NewAliasProps) {
  const [typed, setTyped] = useState('');
  const [title, setTitle] = useState('');
  const first = useRef<HTMLInputElement>(null);
  const reason = useId();
  const problem = problemOf(typed, stored);
  const [pair] = problem ? [] : parseAliases(`${typedPrefix(typed) ?? ''}${title}`).pairs;
  const submit = () => {
    if (!pair) return;
    add(pair);
    setTyped('');
    setTitle('');
    first.current?.focus();
  };
  return (
    <form
      data-unsaved={typed || title ? true : undefined}
      onSubmit={event => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="ui-fields">
        <label className="ui-field">
          {text.media}
          <input
            ref={first}
            className="ui-input"
            value={typed}
            spellCheck={false}
            aria-invalid={problem !== undefined}
            aria-describedby={problem ? reason : undefined}
            onChange={({target}) => setTyped(target.value)}
          />
        </label>
        <label className="ui-field">
          {text.title}
          <input
            className="ui-input"
            value={title}
            spellCheck={false}
            onChange={({target}) => setTitle(target.value)}
          />
        </label>
        <Button type="submit" disabled={!pair}>
          {text.add}
        </Button>
      </div>
      {problem ? (
        <Alert id={reason} polite>
          {problem}
        </Alert>
      ) : null}
      {pair ? <AliasPreview pair={pair} /> : null}
    </form>
  );
}
