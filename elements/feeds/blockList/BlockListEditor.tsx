import {useRef, useState} from 'react';

import {blockKinds} from '#domain/feed/feedFilter';
import {mediaOf} from '#host/pages/anchor';
import {blockList, hasBlockEntry, type BlockEntry} from '#services/settings/shared';
import {Button} from '#ui/Button';
import {useSetting} from '#ui/useSetting';
import {MediaName} from './MediaName';
import {kindNames, text} from './messages';

interface Draft {
  user: string;
  media: string;
  status: string;
}

const emptyDraft: Draft = {user: '', media: '', status: 'none'};

/** The id in the input, which is a positive number or the pasted address of a media page. */
const parseId = (typed: string) => {
  const id = mediaOf(typed.trim())?.mediaId ?? Number(/^\s*(\d{1,9})\s*$/.exec(typed)?.[1]);
  return id >= 1 ? id : undefined;
};

/** An entry made from the filled-in fields; `undefined` if all are empty. */
function entryOf({user, media, status}: Draft): BlockEntry | undefined {
  const entry = {
    ...(user.trim() ? {user: user.trim()} : {}),
    ...(parseId(media) === undefined ? {} : {media: parseId(media)}),
    ...(status === 'none' ? {} : {status}),
  };
  return Object.keys(entry).length ? entry : undefined;
}

const describe = ({user, status}: BlockEntry) =>
  [user && text.aboutUser(user), status && text.aboutKind(status)].filter(Boolean).join(', ');

interface AddProps {
  entries: readonly BlockEntry[];
  add: (entry: BlockEntry) => void;
}

function AddEntry({entries, add}: AddProps) {
  const [draft, setDraft] = useState(emptyDraft);
  const first = useRef<HTMLInputElement>(null);
  const change = (updateField: Partial<Draft>) => setDraft({...draft, ...updateField});
  const isInvalid = draft.media.trim() !== '' && parseId(draft.media) === undefined;
  const entry = entryOf(draft);
  const isRepeated = entry !== undefined && hasBlockEntry(entries, entry);
  const submit = () => {
    if (!entry || isInvalid || isRepeated) return;
    add(entry);
    setDraft(emptyDraft);
    first.current?.focus();
  };
  return (
    <form
      className="ui-fields"
      onSubmit={event => {
        event.preventDefault();
        submit();
      }}
    >
      <label className="ui-field">
        {text.user}
        <input
          ref={first}
          className="ui-input"
          value={draft.user}
          onChange={event => change({user: event.target.value})}
        />
      </label>
      <label className="ui-field">
        {text.media}
        <input
          className="ui-input"
          value={draft.media}
          inputMode="numeric"
          aria-invalid={isInvalid}
          onChange={({target: {value}}) =>
            change({media: value.includes('/') ? String(parseId(value) ?? value) : value})
          }
        />
      </label>
      <label className="ui-field">
        {text.status}
        <select className="ui-select" value={draft.status} onChange={event => change({status: event.target.value})}>
          {['none', ...blockKinds].map(kind => (
            <option key={kind} value={kind}>
              {kindNames[kind] ?? kind}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" disabled={isInvalid || isRepeated || !entry}>
        {text.add}
      </Button>
      {isInvalid ? <p className="ui-note ui-note-error">{text.invalidId}</p> : null}
      {isRepeated ? <p className="ui-note">{text.repeated}</p> : null}
    </form>
  );
}

/** The editor for the list of entries that the home feed hides. */
export default function BlockListEditor() {
  const [entries, save] = useSetting(blockList);
  return (
    <div className="ui-editor">
      <AddEntry entries={entries} add={entry => save([...entries, entry])} />
      {entries.length ? (
        <ul className="ui-list" aria-label={text.list}>
          {entries.map((entry, index) => (
            <li className="ui-row" key={`${index} ${JSON.stringify(entry)}`}>
              {entry.media === undefined ? null : <MediaName id={entry.media} />}
              <span>{describe(entry)}</span>
              <Button
                small
                aria-label={text.removeEntry([describe(entry), entry.media].filter(Boolean).join(', '))}
                onClick={() => save(entries.filter((_, each) => each !== index))}
              >
                {text.remove}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="ui-note">{text.empty}</p>
      )}
    </div>
  );
}
