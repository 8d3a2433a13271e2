import {useId} from 'react';

import {Panel} from '#kits/feedFilter/Panel';
import {hidden} from '#kits/feedFilter/state';
import {text as filterText} from '#kits/feedFilter/messages';
import type {NumberSetting} from '#services/settings/handles';
import {NumberInput} from '#ui/NumberInput';
import {useSetting} from '#ui/useSetting';
import {useSource} from '#ui/useSource';
import {feedCommentComments, feedCommentLikes} from './thresholds';
import {text} from './messages';

interface FieldProps {
  setting: NumberSetting;
  label: string;
  hint: string;
}

function Field({setting, label, hint}: FieldProps) {
  const [value, save] = useSetting(setting);
  return (
    <label className="ui-row">
      {label}
      <NumberInput
        value={value}
        min={setting.min}
        max={setting.max}
        decimals={0}
        emptied={0}
        aria-describedby={hint}
        change={next => {
          if (next !== undefined) save(next);
        }}
      />
    </label>
  );
}

/** The number of comments and likes that a post needs to be shown, and the number of posts that are hidden. */
export default function FilterFields() {
  const hint = useId();
  const {all, marked} = useSource(hidden, hidden.get);
  return (
    <Panel role="group" aria-label={text.group}>
      <Field setting={feedCommentComments} label={text.minimumComments} hint={hint} />
      <Field setting={feedCommentLikes} label={text.minimumLikes} hint={hint} />
      <p id={hint} className="ui-note">
        {text.hint}
      </p>
      <p role="status" className="ui-note">
        {marked ? filterText.hidden(marked, all) : ''}
      </p>
    </Panel>
  );
}
