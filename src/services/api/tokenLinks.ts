import {SetContextLink} from '@apollo/client/link/context';
import {ErrorLink} from '@apollo/client/link/error';

import type {Store} from '#domain/value/store';
import type {BaseServices} from '../baseServices';
import {text} from '../messages';
import type {Session} from '../session';
import {isInvalidToken} from './apiError';
import type {CallContext} from './callContext';
import type {Trouble} from './trouble';

const bearer = (token: string) => `Bearer ${token}`;

/** Adds the token to requests. */
export function authLink(session: Session) {
  return new SetContextLink(async ({headers, ...context}) => {
    await session.ready;
    const {anonymous} = context as CallContext;
    const token = anonymous ? undefined : session.token();
    return {headers: {...headers, ...(token ? {authorization: bearer(token)} : {})}};
  });
}

/**
 * Shows a toast while AniList rejects the sign-in, because features that need it have left the page. It closes once the
 * sign-in is accepted again, and doesn't return after the user has closed it.
 */
export function showRejectedToasts({session, toasts, signal}: Pick<BaseServices, 'session' | 'toasts' | 'signal'>) {
  const name = 'sign-in-rejected';
  let close: (() => void) | undefined;
  let isDismissed = false;
  let wasRejected = session.isRejected();
  const tryAgain = () => {
    close = undefined;
    session.tryAgain();
  };
  const update = () => {
    const isRejected = session.isRejected();
    if (isRejected === wasRejected) return;
    wasRejected = isRejected;
    if (!isRejected) {
      isDismissed ||= close !== undefined && !toasts.list().some(toast => toast.name === name);
      close?.();
      close = undefined;
    } else if (!isDismissed)
      close = toasts.show({
        name,
        kind: 'warning',
        text: text.signInRejected,
        action: {label: text.tryAgain, run: tryAgain},
        duration: Infinity,
      });
  };
  session.subscribe(update, {signal});
}

/** Sets the token aside when the API refuses it, unless another one replaced it while the call waited. */
export const rejectTokenLink = (session: Session, trouble: Store<Trouble>) =>
  new ErrorLink(({error, operation}) => {
    const token = session.token();
    const {headers} = operation.getContext() as {headers?: {authorization?: string}};
    if (!token || headers?.authorization !== bearer(token) || !isInvalidToken(error)) return;
    trouble.set({...trouble.get(), signInEnded: true});
    session.rejectToken();
  });
