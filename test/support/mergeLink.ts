import {gql, type OperationVariables} from '@apollo/client';

import {MergeLink} from '#services/api/mergeLink';
import {clientOver, fakeWire, refused, type Respond} from './wire';

export const thingQuery = gql`
  query Thing($id: Int) {
    Thing(id: $id) {
      id
    }
  }
`;

/** Answers each field with the requested id. An id in `missing` does not exist, and nulls the whole answer. */
export const things =
  (missing: readonly number[] = []): Respond =>
  ({fields, variables}) => {
    const ids = Object.values(variables) as number[];
    if (ids.some(id => missing.includes(id))) return refused('Not Found.', 404);
    return {data: Object.fromEntries(fields.map((field, index) => [field, {id: ids[index], __typename: 'Thing'}]))};
  };

/** A client with a merge link, over a wire that answers so; and what it sends. */
export function openMerging(respond: Respond) {
  const start = performance.now();
  /** When the requests are sent (ms). */
  const times: number[] = [];
  const {link, requests} = fakeWire((...asked) => (times.push(performance.now() - start), respond(...asked)));
  const client = clientOver(new MergeLink(link));
  const ask = (id: number, context: object = {}, query = thingQuery) =>
    client.query({query, variables: {id} as OperationVariables, context, fetchPolicy: 'no-cache'});
  const sizes = () => requests.map(({fields}) => fields.length);
  /** The ids of each request, and when it is sent (ms). */
  const sent = () => requests.map(({variables}, index) => [Object.values(variables), times[index]]);
  return {client, ask, requests, sizes, sent};
}
