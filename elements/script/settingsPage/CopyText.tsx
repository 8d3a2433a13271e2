import {useState} from 'react';

import {Button} from '#ui/Button';
import {reportLabels} from './messages';

interface CopyProps {
  /** The subject of the text, for screen readers; it follows the label of the button. */
  about: string;
  /** Creates the text when it is copied. */
  text: () => string;
}

/**
 * Copies information for a maintainer to the clipboard; if the browser forbids that, shows the text for copying by
 * hand.
 */
export function CopyText({about, text}: CopyProps) {
  const [state, setState] = useState<'copied' | {text: string}>();
  const copy = async () => {
    const made = text();
    try {
      await navigator.clipboard.writeText(made);
      setState('copied');
    } catch {
      setState({text: made});
    }
  };
  return (
    <>
      <Button small onClick={() => void copy()}>
        {reportLabels.copy}
        <span className="visually-hidden">{about}</span>
      </Button>
      <span role="status">{state === 'copied' ? reportLabels.copied : ''}</span>
      {typeof state === 'object' ? (
        <textarea className="ui-input" readOnly aria-label={reportLabels.field} value={state.text} />
      ) : null}
    </>
  );
}
