import {useState} from 'react';

import {Button} from '#ui/Button';
import {reportLabels} from './rowMessages';

interface CopyProps {
  /** Label of the button. Default: that of a report. */
  label?: string;
  /** The subject of the text, for screen readers; it follows the label of the button. */
  about: string;
  /** Creates the text when it is copied. */
  text: () => string;
  /** Called once the text was copied. */
  copied?: () => void;
}

/** Copies a text to the clipboard; if the browser forbids that, shows the text for copying by hand. */
export function CopyText({label = reportLabels.copy, about, text, copied}: CopyProps) {
  const [state, setState] = useState<'copied' | {text: string}>();
  const copy = async () => {
    const made = text();
    try {
      await navigator.clipboard.writeText(made);
      setState('copied');
      copied?.();
    } catch {
      setState({text: made});
    }
  };
  return (
    <>
      <Button small onClick={() => void copy()}>
        {label}
        <span className="visually-hidden">{about}</span>
      </Button>
      <span role="status">{state === 'copied' ? reportLabels.copied : ''}</span>
      {typeof state === 'object' ? (
        <textarea className="ui-input" readOnly aria-label={`${label}${about}`} value={state.text} />
      ) : null}
    </>
  );
}
