import {useEffect, useRef, useState} from 'react';

import {encodeEmoji} from '#domain/text/characterReferences';
import type {ApiError} from '#services/api/apiError';
import type {Payload} from '#services/outbox/kinds';
import type {PublishedPost} from '#services/outbox/kinds/posts';
import type {WriteOptions} from '#services/outbox/outbox';
import {useOnHold} from '#kits/outboxNote/useOnHold';
import {useApi} from '#ui/context';
import {useToast} from '#ui/toast/useToast';
import {useSignalEffect} from '#ui/useSignalEffect';
import type {DraftText} from './useDraftText';
import {text as messageText} from './messages';

/** The kinds of writes that publish a text. */
type PostKind = 'postActivity' | 'editActivity' | 'postMessage' | 'postReply';

/** Maximum length of a text on AniList, counted as it is sent: an emoji counts as its reference (rule feed-20). */
const limits: Readonly<Record<PostKind, number>> = {
  postActivity: 10_000,
  editActivity: 10_000,
  postMessage: 10_000,
  postReply: 8000,
};

interface Options {
  /** The target of the write, as the outbox names it. */
  target: string;
  draft: DraftText;
  /** Called when the text has been published, unless the form is gone by then. */
  posted: (post: PublishedPost) => void;
}

/**
 * Publishes a text through the outbox, unless it is too long for AniList (`excess`: by this many characters). Until
 * AniList has accepted the text, it stays in the form. If AniList refuses it, it becomes a draft again, even if the
 * form is gone by then.
 */
export function usePost<K extends PostKind>(kind: K, {target, draft, posted}: Options) {
  const {writes} = useApi();
  const toast = useToast();
  const held = useOnHold(target);
  const [state, setState] = useState<'idle' | 'waiting' | ApiError>('idle');
  const isHere = useRef(false);
  /** State that has changed while the text waited, such as filters, must not be changed back. */
  const newestPosted = useRef(posted);
  useEffect(() => {
    newestPosted.current = posted;
  });
  useSignalEffect(signal => {
    isHere.current = true;
    signal.addEventListener('abort', () => (isHere.current = false));
  }, []);
  const excess = Math.max(0, encodeEmoji(draft.text).length - limits[kind]);
  const submit = (payload: Payload<K>, options?: WriteOptions) => {
    if (excess) return;
    const {text} = draft;
    // From here on the outbox keeps the text.
    draft.release();
    setState('waiting');
    writes.add(kind, payload, options).done.then(
      post => {
        setState('idle');
        if (!isHere.current) return;
        draft.type('');
        newestPosted.current(post);
      },
      (error: ApiError) => {
        setState(error);
        draft.takeBack(text);
        if (!isHere.current) toast({kind: 'error', text: messageText.notPosted(error.message)});
      },
    );
  };
  const isSending = state === 'waiting';
  const error = typeof state === 'string' ? undefined : state;
  return {submit, isSending, held: held?.reason && held, error, excess};
}
