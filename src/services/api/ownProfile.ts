import {ApolloLink} from '@apollo/client';
import {Kind} from 'graphql';
import {map, throwError} from 'rxjs';

import type {Session} from '../session';
import {ApiError} from './apiError';
import {text} from './messages';

type Operation = Pick<ApolloLink.Operation, 'query' | 'variables'>;

const asksForUser = ({query}: Operation) =>
  query.definitions.some(
    node =>
      node.kind === Kind.OPERATION_DEFINITION &&
      node.selectionSet.selections.some(field => field.kind === Kind.FIELD && field.name.value === 'User'),
  );

/**
 * Whether an answer says that the profile in the question is private. AniList says so of lists; of the user it only says
 * that there is none, which can't be true of the site's user.
 */
const saysPrivate = (operation: Operation, {errors = []}: ApolloLink.Result) =>
  errors.some(({message}) => /private user/i.test(message) || (message === 'Not Found.' && asksForUser(operation)));

/** The knowledge about the profile of the site's user while the script is signed out. */
export class OwnProfile {
  readonly #session: Session;
  #privateName: string | undefined;

  constructor(session: Session) {
    this.#session = session;
  }

  /** Whether a query is about the site's user, without the token that a private profile needs. */
  readonly isAbout = ({variables}: Operation): boolean => {
    const own = this.#session.token() === undefined ? this.#session.userName()?.toLowerCase() : undefined;
    const names: unknown[] = [variables.userName, variables.name];
    return own !== undefined && names.some(name => typeof name === 'string' && name.toLowerCase() === own);
  };

  /** The error of such a query if the profile is known to be private. */
  readonly error = (): ApiError | undefined =>
    this.#privateName === this.#session.userName() && this.#privateName !== undefined
      ? new ApiError('private', text.privateProfile)
      : undefined;

  /** Refuses queries about a private profile, and learns that from the first answer. */
  readonly link = new ApolloLink((operation, forward) => {
    if (!this.isAbout(operation)) return forward(operation);
    const refused = this.error();
    if (refused) return throwError(() => refused);
    return forward(operation).pipe(
      map(result => {
        if (!saysPrivate(operation, result)) return result;
        this.#privateName = this.#session.userName();
        throw this.error() ?? new ApiError('private', text.privateProfile);
      }),
    );
  });
}
