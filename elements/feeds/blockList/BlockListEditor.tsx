import {useId, useRef, useState} from 'react';

import {blockKinds} from '#domain/feed/feedFilter';
import {typedMediaId} from '#domain/media/typedMedia';
import {isUser, typedUser} from '#domain/profile/typedUser';
import {UserInput} from '#kits/userId/UserInput';
import {typedUserName} from '#kits/userId/typedUserName';
import {blockList, hasBlockEntry, type BlockEntry} from '#services/settings/shared';
import {Alert} from '#ui/Alert';
import {Button} from '#ui/Button';
import {useApi, useServices} from '#ui/context';
import {useSetting} from '#ui/useSetting';
import {MediaName} from './MediaName';
import {kindNames, text} from './messages';

interface Draft {
  user: string;
  media: string;
  status: string;
}

const emptyDraft: Draft = {user: '', media: '', status: 'none'};

/** An entry made from the filled-in fields; `undefined` if all are empty. */
function entryOf({user, media, status}: Draft): BlockEntry | undefined {
  const entry = {
    ...(user.trim() ? {user: user.trim()} : {}),
    ...(typedMediaId(media) === undefined ? {} : {media: typedMediaId(media)}),
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

interface MediaFieldProps {
  value: string;
  /** Id of the sentence that says what is wrong with the value. */
  reason: string | undefined;
  change: (value: string) => void;
}

const MediaField = ({value, reason, change}: MediaFieldProps) => (
  <label className="ui-field">
    {text.media}
    <input
      className="ui-input"
      value={value}
      aria-invalid={reason !== undefined}
      aria-describedby={reason}
      onChange={event => change(event.target.value)}
    />
  </label>
);

function AddEntry({entries, add}: AddProps) {
  const api = useApi();
  const [draft, setDraft] = useState(emptyDraft);
  const reason = useId();
  const first = useRef<HTMLInputElement>(null);
  const change = (updateField: Partial<Draft>) => setDraft({...draft, ...updateField});
  const isInvalid = draft.media.trim() !== '' && typedMediaId(draft.media) === undefined;
  const isWrongUser = draft.user.trim() !== '' && !isUser(draft.user);
  const entry = entryOf({...draft, user: typedUser(draft.user)});
  const isRepeated = entry !== undefined && hasBlockEntry(entries, entry);
  const submit = async () => {
    if (!entry || isInvalid || isWrongUser || isRepeated) return;
    setDraft(emptyDraft);
    first.current?.focus();
    add(entry.user === undefined ? entry : {...entry, user: await typedUserName(api, entry.user)});
  };
  return (
    <form
      className="ui-fields"
      onSubmit={event => {
        event.preventDefault();
        void submit();
      }}
    >
      <label className="ui-field">
        {text.user}
        <UserInput ref={first} value={draft.user} change={user => change({user})} />
      </label>
      <MediaField value={draft.media} reason={isInvalid ? reason : undefined} change={media => change({media})} />
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
      <Button type="submit" disabled={isInvalid || isWrongUser || isRepeated || !entry}>
        {text.add}
      </Button>
      {isInvalid ? (
        <Alert id={reason} polite>
          {text.invalidId}
        </Alert>
      ) : null}
      {isRepeated ? <p className="ui-note">{text.repeated}</p> : null}
    </form>
  );
}

/** The editor for the list of entries that the home feed hides. */
export default function BlockListEditor() {
  const [entries, save] = useSetting(blockList);
  const {settings} = useServices();
  // Read anew: the name of a user may have taken a request.
  const add = (entry: BlockEntry) => {
    const now = settings.get(blockList);
    if (!hasBlockEntry(now, entry)) save([...now, entry]);
  };
  return (
    <div className="ui-editor">
      <AddEntry entries={entries} add={add} />
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
