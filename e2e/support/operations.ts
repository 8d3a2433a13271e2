import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

import type {StandIn} from './server';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The names of all queries that the product can ask, as its documents state them. */
export const queries = () =>
  ['src', 'elements']
    .flatMap(folder => readdirSync(root + folder, {recursive: true, encoding: 'utf8'}).map(file => `${folder}/${file}`))
    .filter(file => file.endsWith('.graphql'))
    .flatMap(file => [...readFileSync(root + file, 'utf8').matchAll(/^query (\w+)/gm)].map(([, name = '']) => name))
    .toSorted();

/**
 * Asked only beside a write, before it is sent or sent again, and by the store of whole lists, which no page shows yet: the tests of these
 * services have them fail.
 */
const ofServices = [
  ...['EntryNow', 'Followed', 'OwnActivities', 'OwnComments', 'OwnMessages', 'OwnReplies', 'LikedActivity'],
  ...['LikedComment', 'LikedReply', 'LikedThread', 'FavouriteCharacter', 'FavouriteMedia', 'FavouriteStaff'],
  ...['FavouriteStudio', 'OwnAbout', 'ViewerId', 'Lists'],
];

/** Queries that some page asks by itself, or after a click on what it shows. */
export const shownQueries = () => queries().filter(name => !ofServices.includes(name));

/** Which queries the API was asked since the log was cleared; merged ones by the name of each. */
export async function asked(standIn: StandIn): Promise<Set<string>> {
  const log = await standIn.control<{who: string; operation: string}[]>('log');
  return new Set(log.filter(({who}) => who === 'api').flatMap(({operation}) => operation.split('_')));
}
