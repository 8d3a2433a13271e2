import type {ApolloClient, OperationVariables, TypedDocumentNode} from '@apollo/client';

import {isWorthKeeping, type Answers, type KeptAnswer} from './answers';
import {complexityOf} from './complexity';
import type {Freshness} from './freshness';
import type {Lifetime} from './lifetime';
import {queryKey} from './queryKey';
import {fits, type Shape} from './shapeLink';

interface Needs {
  client: ApolloClient;
  freshness: Freshness;
  answers: Answers;
  /** Whose answers they are; `undefined`: not known, so nothing is kept. */
  account: () => string | undefined;
}

/** One query's place among the answers that outlive the page. */
export interface KeptQuery {
  /** Shows what is kept, whatever its age; answers it while it is good. */
  take<T>(): Promise<T | undefined>;
  keep(data: unknown): void;
  /** Resolves when another tab has kept a good answer. */
  fromOtherTab<T>(signal: AbortSignal): Promise<T>;
}

/** Finds a query's place; `undefined` for those that are not kept. */
export function keptQuery<T, V extends OperationVariables>(
  {client, freshness, answers, account}: Needs,
  document: TypedDocumentNode<T, V>,
  variables: V,
  lifetime: Lifetime,
): KeptQuery | undefined {
  const owner = account();
  if (owner === undefined || !isWorthKeeping(lifetime)) return undefined;
  // The size of the document tells it from one of the same name that another version had.
  const key = `${owner} ${queryKey(document, variables)} ${complexityOf(document)}`;
  const {shape} = document as {shape?: Shape};
  const adopt = (kept: KeptAnswer | undefined) => {
    // Another account may have come meanwhile.
    if (!kept || account() !== owner || (shape && !fits(kept.data, shape))) return undefined;
    if ((freshness.at(document, variables) ?? 0) < kept.at) {
      client.writeQuery({query: document, variables, data: kept.data as T} as ApolloClient.WriteQueryOptions<T, V>);
      freshness.note(document, variables, kept.at);
    }
    return freshness.isFresh(document, variables, lifetime) ? kept.data : undefined;
  };
  return {
    take: async <D>() => adopt(await answers.get(key)) as D | undefined,
    keep: data => answers.keep(key, data, lifetime),
    fromOtherTab: <D>(signal: AbortSignal) =>
      new Promise<D>(resolve => {
        const look = async () => {
          const data = adopt(await answers.get(key)) as D | undefined;
          if (data !== undefined && !signal.aborted) resolve(data);
        };
        answers.arrived(key, () => void look(), {signal});
      }),
  };
}
