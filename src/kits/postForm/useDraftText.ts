import {useEffect, useState} from 'react';

import {draftKey} from '#domain/feed/draft';
import {draftsOf} from '#services/drafts/drafts';
import {draftsSwitch} from '#services/drafts/limits';
import type {Services} from '#services/services';
import {useApi, useServices} from '#ui/context';
import {useSetting} from '#ui/useSetting';
import {useSource} from '#ui/useSource';

/** What was typed and not sent since the page was loaded, by the key of its draft; what is folded away takes its form with it. */
const typed = new WeakMap<Services, Map<string, string>>();

function typedIn(services: Services): Map<string, string> {
  const known = typed.get(services) ?? new Map<string, string>();
  typed.set(services, known);
  return known;
}

/** A text that is being written, and that outlives its form. */
export interface DraftText {
  readonly text: string;
  /** Changes the text and keeps it. */
  type(text: string): void;
  /** Shows a text that is not kept, because the person did not write it. */
  show(text: string): void;
  /** Hands the text over: it is not kept any more. */
  release(): void;
  /** Takes a text back that was handed over, before what has been kept since. */
  takeBack(text: string): void;
}

/**
 * A text about a page of the site. While drafts are kept, it is the same draft as that of the site's own editor of this
 * `kind` (`src/host/pages/feed/postFields.ts`) on this page.
 */
export function useDraftText(path: string, kind: string): DraftText {
  const services = useServices();
  const {database} = useApi();
  const [isStored] = useSetting(draftsSwitch);
  const userName = useSource(services.session, services.session.userName) ?? '';
  const key = draftKey(userName, path, kind);
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
  const keep = (next: string) => {
    if (next.trim()) kept.set(key, next);
    else kept.delete(key);
    if (!isStored) return;
    const drafts = draftsOf(services, database);
    void (next.trim() ? drafts.save(key, next) : drafts.delete(key));
  };
  const type = (next: string) => {
    setText(next);
    keep(next);
  };
  return {
    text,
    type,
    show: next => setText(kept.get(key) ?? next),
    release: () => keep(''),
    takeBack: sent => type([sent, kept.get(key)].filter(Boolean).join('\n\n')),
  };
}
