import {useState} from 'react';

import {formatAliases, parseAliases} from '#domain/media/titleAlias';
import {titleAliases} from '#services/settings/shared';
import {Button} from '#ui/Button';
import {useSetting} from '#ui/useSetting';

const countText = (count: number) => (count === 1 ? '1 alias' : `${count} aliases`);

/** Edits the aliases as lines of text. Invalid lines are dropped when saving, and listed. */
export default function AliasEditor() {
  const [stored, save] = useSetting(titleAliases);
  const [typed, setTyped] = useState<string>();
  const [lastSave, setDone] = useState<{count: number; dropped: readonly string[]}>();
  const submit = () => {
    if (typed === undefined) return;
    const {pairs, dropped} = parseAliases(typed);
    save(pairs);
    setTyped(undefined);
    setDone({count: pairs.length, dropped});
  };
  return (
    <form
      className="ui-editor"
      data-unsaved={typed === undefined ? undefined : true}
      onSubmit={event => {
        event.preventDefault();
        submit();
      }}
    >
      <label className="ui-field">
        Title aliases, one a line: <code>/anime/1/Title</code>, <code>/manga/30002/Title</code>, or <code>css/</code>{' '}
        and style text
        <textarea
          className="ui-input"
          value={typed ?? formatAliases(stored)}
          spellCheck={false}
          placeholder="/anime/1/Bebop"
          rows={6}
          onChange={event => setTyped(event.target.value)}
        />
      </label>
      <div className="ui-row">
        <Button type="submit" variant="primary" disabled={typed === undefined}>
          Save aliases
        </Button>
        <Button disabled={typed === undefined} onClick={() => setTyped(undefined)}>
          Discard changes
        </Button>
      </div>
      <div role="status">
        {lastSave && typed === undefined ? <p className="ui-note">{countText(lastSave.count)} saved.</p> : null}
        {lastSave?.dropped.length ? (
          <div className="ui-note ui-note-error">
            These lines name no alias and were dropped:
            <ul>
              {lastSave.dropped.map((line, index) => (
                <li key={index}>
                  <code>{line.slice(0, 200)}</code>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
    </form>
  );
}
