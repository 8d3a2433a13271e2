import {useEffect, useState} from 'react';

import {draftKey} from '#domain/feed/draft';
import {draftsOf} from '#services/drafts/drafts';
import {draftsSwitch} from '#services/drafts/limits';
import type {Services} from '#services/services';
import {useApi, useServices} from '#ui/context';
import {useSetting} from '#ui/useSetting';
import {useSource} from '#ui/useSource';

/** What was typed and not sent since the page was loaded, by the key of its draft; folding a row takes its form away. */
const typed = new WeakMap<Services, Map<string, string>>();

function typedIn(services: Services): Map<string, string> {
  const known = typed.get(services) ?? new Map<string, string>();
  typed.set(services, known);
  return known;
}

/**
 * The text of a reply to an activity, which outlives its form. While drafts are kept, it is the same draft as that of
 * the reply field on the page of the activity.
 */
export function useReplyText(activityId: number) {
  const services = useServices();
  const {database} = useApi();
  const [isStored] = useSetting(draftsSwitch);
  const userName = useSource(services.session, services.session.userName) ?? '';
  const key = draftKey(userName, `/activity/${activityId}`, 'reply');
  const kept = typedIn(services);
  const [text, setText] = useState(() => kept.get(key) ?? '');
  useEffect(() => {
    if (!isStored || kept.has(key)) return undefined;
    let gone = false;
    void draftsOf(services, database)
      .read(key)
      .then(draft => {
        if (!draft || gone || kept.has(key)) return;
        kept.set(key, draft.text);
        setText(draft.text);
      });
    return () => {
      gone = true;
    };
  }, [services, database, kept, key, isStored]);
  /** Keeps the text beyond this form, or forgets it if it is empty. */
  const keep = (next: string) => {
    if (next.trim()) kept.set(key, next);
    else kept.delete(key);
    if (!isStored) return;
    const drafts = draftsOf(services, database);
    void (next.trim() ? drafts.save(key, next) : drafts.delete(key));
  };
  return {text, setText, keep};
}
