import {useState} from 'react';

import {actionFor, isValidShortcut, shortcutFor, type FeedAction} from '#domain/feed/feedShortcuts';
import {Alert} from '#ui/Alert';
import {Button} from '#ui/Button';
import {useSetting} from '#ui/useSetting';
import {actions, chosenKeys} from './keys';
import {actionNames, text} from './messages';

interface Wrong {
  action: FeedAction;
  typed: string;
  problem: string;
}

/** The reason why a key cannot be assigned to an action; `undefined` if it can. */
function problemOf(key: string, action: FeedAction, chosen: Readonly<Record<string, string>>) {
  if (!isValidShortcut(key)) return text.invalidKey;
  const other = actionFor(key.toLowerCase(), chosen);
  return other === undefined || other === action ? undefined : text.takenKey(key, actionNames[other]);
}

/** The editor for the key of each action; no two actions can have the same key. */
export default function KeysEditor() {
  const [chosen, save] = useSetting(chosenKeys);
  const [wrong, setWrong] = useState<Wrong>();
  const type = (action: FeedAction, value: string) => {
    // A newly typed character replaces the current one.
    const typed = [...value].at(-1) ?? '';
    const problem = problemOf(typed, action, chosen);
    setWrong(problem === undefined ? undefined : {action, typed, problem});
    if (problem === undefined) save({...chosen, [action]: typed.toLowerCase()});
  };
  return (
    <div className="ui-editor">
      <div className="ui-fields">
        {actions.map(action => (
          <label key={action} className="ui-field">
            {actionNames[action]}
            <input
              className="ui-input"
              size={3}
              value={wrong?.action === action ? wrong.typed : shortcutFor(action, chosen)}
              aria-invalid={wrong?.action === action}
              onFocus={event => event.target.select()}
              onChange={event => type(action, event.target.value)}
            />
          </label>
        ))}
      </div>
      {wrong ? <Alert>{wrong.problem}</Alert> : null}
      <div className="ui-row">
        <Button disabled={!Object.keys(chosen).length} onClick={() => save({})}>
          {text.reset}
        </Button>
      </div>
    </div>
  );
}
