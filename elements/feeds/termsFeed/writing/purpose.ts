import type {Payload} from '#services/outbox/kinds';
import {text as messageText} from './messages';

/** The purpose of a text. */
export type Purpose =
  | {readonly mode: 'none' | 'status'}
  | {readonly mode: 'message'; readonly userId: number; readonly name: string}
  | {readonly mode: 'edit'; readonly id: number};

type PostKind = 'postActivity' | 'editActivity' | 'postMessage';

interface Plan {
  /** The write that publishes it, the target of the write, and its payload. */
  readonly kind: PostKind;
  readonly target: string;
  readonly payload: (text: string) => Payload<PostKind>;
  /** The path of the page with the site's own editor for it, and the kind of editor. */
  readonly draft: readonly [path: string, kind: string];
  readonly label: string;
  readonly sending: string;
}

/** The publication of a text (rule feed-19). */
export function planOf(purpose: Purpose): Plan {
  if (purpose.mode === 'edit') {
    const {id} = purpose;
    return {
      kind: 'editActivity',
      target: `activity:${id}`,
      payload: text => ({id, text}),
      draft: [`/activity/${id}`, 'edit'],
      label: messageText.edit,
      sending: messageText.publishing,
    };
  }
  if (purpose.mode === 'message') {
    const {userId, name} = purpose;
    return {
      kind: 'postMessage',
      target: 'post:message',
      payload: text => ({userId, text}),
      draft: [`/user/${name}`, 'post'],
      label: messageText.message(name),
      sending: messageText.sending,
    };
  }
  return {
    kind: 'postActivity',
    target: 'post:activity',
    payload: text => ({text}),
    draft: ['/home', 'post'],
    label: messageText.status,
    sending: messageText.publishing,
  };
}
