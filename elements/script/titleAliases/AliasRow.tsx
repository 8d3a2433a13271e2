import {useId, useState} from 'react';

import {parseAliases, type AliasPair} from '#domain/media/titleAlias';
import {pressedKey} from '#domain/text/pressedKey';
import {Alert} from '#ui/Alert';
import {Button} from '#ui/Button';
import {AliasPreview} from './AliasPreview';
import {text} from './editorMessages';

interface AliasRowProps {
  pair: AliasPair;
  change: (pair: AliasPair) => void;
  remove: () => void;
}

/** An alias whose title can be changed; the change is saved when the field is left or Enter is pressed. */
export function AliasRow({pair, change, remove}: AliasRowProps) {
  const [prefix, title] = pair;
  const [typed, setTyped] = useState<string>();
  const reason = useId();
  const [typedPair] = parseAliases(`${prefix.replace(/\/?$/, '/')}${typed ?? title}`).pairs;
  const commit = () => {
    if (!typedPair) return;
    setTyped(undefined);
    if (typedPair[1] !== title) change(typedPair);
  };
  return (
    <li data-unsaved={typed === undefined ? undefined : true}>
      <label className="ui-field">
        <code>{prefix}</code>
        <input
          className="ui-input"
          value={typed ?? title}
          spellCheck={false}
          aria-invalid={!typedPair}
          aria-describedby={typedPair ? undefined : reason}
          onChange={({target}) => setTyped(target.value)}
          onBlur={commit}
          onKeyDown={event => {
            if (pressedKey(event) === 'Enter') commit();
          }}
        />
      </label>
      <Button aria-label={text.removeAlias(title)} onClick={remove}>
        {text.remove}
      </Button>
      {typedPair ? (
        <AliasPreview pair={typedPair} />
      ) : (
        <Alert id={reason} polite>
          {text.noTitle}
        </Alert>
      )}
    </li>
  );
}
