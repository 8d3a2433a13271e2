import {useState} from 'react';

import type {FeatureInfo} from '#services/features';
import {Button} from '#ui/Button';
import {useServices} from '#ui/context';
import {reportText} from './reportText';
import {reportLabels} from './messages';

/**
 * Copies information for a maintainer to the clipboard; if the browser forbids that, shows the text for copying by
 * hand.
 */
export function CopyReport({feature}: {feature: FeatureInfo}) {
  const services = useServices();
  const [state, setState] = useState<'copied' | {text: string}>();
  const copy = async () => {
    const text = reportText(feature, services, {path: location.pathname, browser: navigator.userAgent});
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState({text});
    }
  };
  return (
    <>
      <Button small onClick={() => void copy()}>
        {reportLabels.copy}
        <span className="visually-hidden">{reportLabels.about(feature.id)}</span>
      </Button>
      <span role="status">{state === 'copied' ? reportLabels.copied : ''}</span>
      {typeof state === 'object' ? (
        <textarea className="ui-input" readOnly aria-label={reportLabels.field} value={state.text} />
      ) : null}
    </>
  );
}
