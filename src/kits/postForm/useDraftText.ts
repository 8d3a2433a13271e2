import {useState} from 'react';

import {draftKey} from '#domain/feed/draft';
import {onPageReturn} from '#platform/pageReturn';
import {draftsOf, newPlace, type Draft} from '#services/drafts/drafts';
import {draftsSwitch} from '#services/drafts/limits';
import type {Services} from '#services/services';
import {useApi, useServices} from '#ui/context';
import {useSetting} from '#ui/useSetting';
import {useSignalEffect} from '#ui/useSignalEffect';
import {useSource} from '#ui/useSource';

/**
 * Texts typed since the page was loaded and not sent, by draft key. They outlive their forms, which disappear when they
 * are folded.
 */
const typed = new WeakMap<Services, Map<string, string>>();

function typedIn(services: Services): Map<string, string> {
  const known = typed.get(services) ?? new Map<string, string>();
  typed.set(services, known);
  return known;
}

/** Where this page stores the text of each key, and an earlier draft that it continues. */
const origins = new Map<string, {readonly place: string; readonly replaced?: Draft}>();

/** A text that is being written, and that outlives its form. */
export interface DraftText {
  readonly text: string;
  /** Changes the text and stores it. */
  type(text: string): void;
  /** Shows a text without storing it, because the user did not write it. */
  show(text: string): void;
  /** Hands the text over: it is no longer stored here. */
  release(): void;
  /** Takes back a text that was handed over, and puts it before any text stored since. */
  takeBack(text: string): void;
}

/**
 * A text about a page of the site. While drafts are kept, it shares its draft with the site's own editor of this `kind`
 * (`src/host/pages/feed/postFields.ts`) on this page.
 */
export function useDraftText(path: string, kind: string): DraftText {
  const services = useServices();
  const {database} = useApi();
  const [isStored] = useSetting(draftsSwitch);
  const userName = useSource(services.session, services.session.userName) ?? '';
  const key = draftKey(userName, path, kind);
  const kept = typedIn(services);
  const [text, setText] = useState(() => kept.get(key) ?? '');
  useSignalEffect(
    signal => {
      if (!isStored) return;
      /** The text that was read last, if there was one. */
      let last: string | undefined;
      const read = async () => {
        const draft = await draftsOf(services, database).read(key);
        // Nothing replaces a text that was typed here.
        if (!draft || signal.aborted || kept.get(key) !== last) return;
        last = draft.text;
        kept.set(key, draft.text);
        origins.set(key, {place: newPlace(key), replaced: draft});
        setText(draft.text);
      };
      if (!kept.has(key)) void read();
      onPageReturn(() => void read(), signal);
    },
    [services, database, kept, key, isStored],
  );
  const keep = (next: string) => {
    if (next.trim()) kept.set(key, next);
    else kept.delete(key);
    if (!isStored) return;
    const drafts = draftsOf(services, database);
    const {place, replaced} = origins.get(key) ?? {place: newPlace(key)};
    origins.set(key, {place});
    void (next.trim() ? drafts.save(place, next, replaced) : drafts.delete(place, replaced));
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
