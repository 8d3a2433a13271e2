import {useId, useState} from 'react';

import type {NumberSetting} from '#services/settings/handles';
import {useSetting} from '#ui/useSetting';
import {useSource} from '#ui/useSource';
import {feedCommentComments, feedCommentLikes, hidden} from './thresholds';
import {text} from './messages';

interface FieldProps {
  setting: NumberSetting;
  label: string;
  hint: string;
}

function Field({setting, label, hint}: FieldProps) {
  const [value, save] = useSetting(setting);
  // Input that is not a number yet, such as a single minus sign.
  const [typed, setTyped] = useState<string>();
  const take = (next: string) => {
    setTyped(next);
    const parsed = Number(next);
    if (next.trim() !== '' && Number.isSafeInteger(parsed)) save(parsed);
  };
  return (
    <label>
      {label}
      <input
        type="number"
        step={1}
        value={typed ?? value}
        aria-describedby={hint}
        onChange={event => take(event.target.value)}
        onBlur={() => setTyped(undefined)}
      />
    </label>
  );
}

/** The number of comments and likes that a post needs to be shown, and the number of posts that are hidden. */
export default function FilterFields() {
  const hint = useId();
  const {all, marked} = useSource(hidden, hidden.get);
  return (
    <div className="fields" role="group" aria-label={text.group}>
      <Field setting={feedCommentComments} label={text.minimumComments} hint={hint} />
      <Field setting={feedCommentLikes} label={text.minimumLikes} hint={hint} />
      <p id={hint}>{text.hint}</p>
      <p role="status">{marked ? text.hidden(marked, all) : ''}</p>
    </div>
  );
}
