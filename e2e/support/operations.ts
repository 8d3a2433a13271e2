import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

import type {StandIn} from './server';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The names of all queries of the product's documents, sorted. */
export const allQueries = () =>
  ['src', 'elements']
    .flatMap(folder => readdirSync(root + folder, {recursive: true, encoding: 'utf8'}).map(file => `${folder}/${file}`))
    .filter(file => file.endsWith('.graphql'))
    .flatMap(file => [...readFileSync(root + file, 'utf8').matchAll(/^query (\w+)/gm)].map(([, name = '']) => name))
    .toSorted();

/**
 * Sent only along with a write, before it is sent or sent again, or by the store of whole lists, which no page shows yet: the tests of
 * these services make them fail.
 */
const ofServices = [
  ...['EntryNow', 'Followed', 'OwnActivities', 'OwnComments', 'OwnMessages', 'OwnReplies', 'LikedActivity'],
  ...['LikedComment', 'LikedReply', 'LikedThread', 'FavouriteCharacter', 'FavouriteMedia', 'FavouriteStaff'],
  ...['FavouriteStudio', 'OwnAbout', 'ViewerId', 'Lists'],
];

/** Queries that some page sends on its own, or after a click on what it shows. */
export const pageQueries = () => allQueries().filter(name => !ofServices.includes(name));

/** The names of the queries that the API received since the log was cleared; a merged request counts for each of its queries. */
export async function receivedQueries(standIn: StandIn): Promise<Set<string>> {
  const log = await standIn.control<{who: string; operation: string}[]>('log');
  return new Set(log.filter(({who}) => who === 'api').flatMap(({operation}) => operation.split('_')));
}
