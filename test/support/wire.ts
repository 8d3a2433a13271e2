import {ApolloClient, ApolloLink, InMemoryCache} from '@apollo/client';
import {Kind, type DocumentNode, type FieldNode} from 'graphql';
import {Observable} from 'rxjs';

/** A request that reached the end of the link chain. */
export interface Request {
  readonly variables: Record<string, unknown>;
  /** Response names of the root fields. */
  readonly fields: readonly string[];
  readonly operationName: string | undefined;
  readonly context: Record<string, unknown>;
}

type Answer = ApolloLink.Result | Error;
/** Returns the response to a request; `count` is the number of requests so far. */
export type Respond = (request: Request, count: number) => Answer | Promise<Answer>;

const rootFields = (document: DocumentNode) =>
  document.definitions
    .flatMap(node => (node.kind === Kind.OPERATION_DEFINITION ? node.selectionSet.selections : []))
    .filter((node): node is FieldNode => node.kind === Kind.FIELD)
    .map(node => (node.alias ?? node.name).value);

/** A terminating link that records requests and responds as the test specifies. */
export function fakeWire(respond: Respond) {
  const requests: Request[] = [];
  const link = new ApolloLink(
    operation =>
      new Observable(observer => {
        const request: Request = {
          variables: operation.variables,
          fields: rootFields(operation.query),
          operationName: operation.operationName,
          context: operation.getContext(),
        };
        requests.push(request);
        const answer = respond(request, requests.length);
        Promise.resolve(answer).then(
          result => {
            if (result instanceof Error) return observer.error(result);
            observer.next(result);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
      }),
  );
  return {requests, link};
}

/** A client without caching that uses the link. */
export const clientOver = (link: ApolloLink) =>
  new ApolloClient({link, cache: new InMemoryCache(), defaultOptions: {query: {fetchPolicy: 'no-cache'}}});

/** A response with an error and its status, as the API sends it. */
export const refused = (message: string, status: number, path?: (string | number)[]): ApolloLink.Result => {
  const error = {message, status, ...(path ? {path} : {})};
  return {data: null, errors: [error]};
};
