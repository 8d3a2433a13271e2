import {useState} from 'react';

import type {FeatureInfo} from '#services/features';
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
      <button type="button" className="small" onClick={() => void copy()}>
        {reportLabels.copy}
        <span className="visually-hidden">{reportLabels.about(feature.id)}</span>
      </button>
      <span role="status">{state === 'copied' ? reportLabels.copied : ''}</span>
      {typeof state === 'object' ? <textarea readOnly aria-label={reportLabels.field} value={state.text} /> : null}
    </>
  );
}
