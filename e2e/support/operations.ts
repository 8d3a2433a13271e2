import type {StandIn} from './server';

/** The names of the queries that the API received since the log was cleared; a merged request counts for each of its queries. */
export async function receivedQueries(standIn: StandIn): Promise<Set<string>> {
  const log = await standIn.control<{who: string; operation: string}[]>('log');
  return new Set(log.filter(({who}) => who === 'api').flatMap(({operation}) => operation.split('_')));
}
