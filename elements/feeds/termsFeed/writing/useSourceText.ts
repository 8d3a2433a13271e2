import {useEffectEvent, useState} from 'react';

import {decodeEmoji} from '#domain/text/characterReferences';
import {seconds} from '#services/api/cache/lifetime';
import {useApi} from '#ui/context';
import {useSignalEffect} from '#ui/useSignalEffect';
import {TermsSourceDocument} from './source.generated';

/** Lifetime of an activity's source text. */
const lifetime = seconds(20);

/**
 * Loads the text of a status to be edited, so that a version from another tab is not overwritten unseen. `show`
 * receives the text. Without an id there is nothing to load.
 */
export function useSourceText(id: number | undefined, show: (text: string) => void) {
  const {read} = useApi();
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>(id === undefined ? 'ready' : 'loading');
  const load = useEffectEvent(async (signal: AbortSignal) => {
    if (id === undefined) return;
    const answer = await read(TermsSourceDocument, {id}, {lifetime, priority: 'person', retry: true, signal}).catch(
      () => undefined,
    );
    if (signal.aborted) return;
    const source = answer?.Activity && 'text' in answer.Activity ? answer.Activity.text : undefined;
    if (typeof source === 'string') show(decodeEmoji(source));
    setState(typeof source === 'string' ? 'ready' : 'failed');
  });
  useSignalEffect(signal => void load(signal), [id]);
  return state;
}
