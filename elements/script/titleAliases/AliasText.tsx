import {useState} from 'react';

import {formatAliases, parseAliases} from '#domain/media/titleAlias';
import {titleAliases} from '#services/settings/shared';
import {Button} from '#ui/Button';
import {useSetting} from '#ui/useSetting';
import {RichText} from '#ui/RichText';
import {text} from './editorMessages';

/** The formats of the lines. */
const forms = {anime: '/anime/1/Title', manga: '/manga/30002/Title', style: 'css/', example: '/anime/1/Bebop'};
const examples = {
  anime: <code>{forms.anime}</code>,
  manga: <code>{forms.manga}</code>,
  style: <code>{forms.style}</code>,
};

/** The aliases as lines of text. Invalid lines aren't saved; they stay and are listed. */
export function AliasText() {
  const [stored, save] = useSetting(titleAliases);
  const [typed, setTyped] = useState<string>();
  const [lastSave, setDone] = useState<{count: number; dropped: readonly string[]}>();
  const submit = () => {
    if (typed === undefined) return;
    const {pairs, dropped} = parseAliases(typed);
    save(pairs);
    setTyped(dropped.length ? [...(pairs.length ? [formatAliases(pairs)] : []), ...dropped].join('\n') : undefined);
    setDone({count: pairs.length, dropped});
  };
  return (
    <form
      data-unsaved={typed === undefined ? undefined : true}
      onSubmit={event => {
        event.preventDefault();
        submit();
      }}
    >
      <label className="ui-field">
        <span>
          <RichText text={text.label} parts={examples} />
        </span>
        <textarea
          className="ui-input"
          value={typed ?? formatAliases(stored)}
          spellCheck={false}
          placeholder={forms.example}
          rows={6}
          onChange={event => setTyped(event.target.value)}
        />
      </label>
      <div className="ui-row">
        <Button type="submit" variant="primary" disabled={typed === undefined}>
          {text.save}
        </Button>
        <Button disabled={typed === undefined} onClick={() => setTyped(undefined)}>
          {text.discard}
        </Button>
      </div>
      <div role="status">
        {lastSave && (typed === undefined || lastSave.dropped.length) ? (
          <p className="ui-note">{text.saved(lastSave.count)}</p>
        ) : null}
        {lastSave?.dropped.length ? (
          <div className="ui-note ui-note-error">
            {text.dropped}
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
