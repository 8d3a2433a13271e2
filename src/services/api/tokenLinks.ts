import {SetContextLink} from '@apollo/client/link/context';
import {ErrorLink} from '@apollo/client/link/error';

import type {Store} from '#domain/value/store';
import type {Session} from '../session';
import {isInvalidToken} from './apiError';
import type {CallContext} from './callContext';
import type {Trouble} from './trouble';

const bearer = (token: string) => `Bearer ${token}`;

/** Sends the token along. */
export function authLink(session: Session) {
  return new SetContextLink(async ({headers, ...context}) => {
    await session.ready;
    const {anonymous} = context as CallContext;
    const token = anonymous ? undefined : session.token();
    return {headers: {...headers, ...(token ? {authorization: bearer(token)} : {})}};
  });
}

/** Puts the token aside when the API refuses it, unless another one replaced it while the call waited. */
export const rejectTokenLink = (session: Session, trouble: Store<Trouble>) =>
  new ErrorLink(({error, operation}) => {
    const token = session.token();
    const {headers} = operation.getContext() as {headers?: {authorization?: string}};
    if (!token || headers?.authorization !== bearer(token) || !isInvalidToken(error)) return;
    trouble.set({...trouble.get(), signInEnded: true});
    session.rejectToken();
  });
