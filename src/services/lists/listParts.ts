import {decodeEmoji} from '#domain/text/characterReferences';
import type {ApolloClient, OperationVariables, TypedDocumentNode} from '@apollo/client';

import type {Lifetime} from '../api/cache/lifetime';
import type {Read} from '../api/cache/reader';
import {createFetch} from '../api/fetch';
import {AdvancedScoresDocument} from './advancedScores.generated';
import {AdvancedScoringDocument} from './advancedScoring.generated';
import {loadCollection, perChunk, visitEntries} from './loadCollection';
import {ListNotesDocument} from './notes.generated';
import type {AdvancedScores, ListType} from './ownList';

/** The values of one entry in an answer. Not validated: checking a long list by its shape would be one long task. */
interface RawEntry {
  readonly mediaId?: unknown;
  readonly notes?: unknown;
  readonly advancedScores?: unknown;
}

type RawGroup = {readonly entries?: readonly (RawEntry | null)[] | null};

interface RawAnswer {
  readonly MediaListCollection?: {
    readonly hasNextChunk?: unknown;
    readonly lists?: readonly (RawGroup | null)[] | null;
  } | null;
}

interface PartVariables extends OperationVariables {
  readonly userName: string;
  readonly type: ListType;
  readonly chunk?: number;
  readonly perChunk?: number;
}

/**
 * Fetches one field of all entries of a list, by media id; an entry on several lists counts once. That costs a small
 * part of a whole list.
 */
async function fetchPart<T>(
  client: ApolloClient,
  document: TypedDocumentNode<unknown, PartVariables>,
  about: Pick<PartVariables, 'userName' | 'type'>,
  valueOf: (entry: RawEntry) => T | undefined,
  signal: AbortSignal,
): Promise<ReadonlyMap<number, T>> {
  const found = new Map<number, T>();
  const entry = (raw: RawEntry) => {
    const value = valueOf(raw);
    if (value !== undefined && typeof raw.mediaId === 'number') found.set(raw.mediaId, value);
  };
  await loadCollection<RawAnswer>({
    async ask(chunk) {
      const variables = {...about, ...(chunk === undefined ? {} : {chunk, perChunk})};
      return (await createFetch(client)(document, variables, {
        priority: 'visible',
        signal,
        isUnchecked: true,
      })) as RawAnswer;
    },
    async read({MediaListCollection: all}, slices) {
      await visitEntries<RawEntry, RawGroup>(all?.lists ?? [], slices, {entry});
      return all?.hasNextChunk === true;
    },
    signal,
  });
  return found;
}

const noteOf = ({notes}: RawEntry) => (typeof notes === 'string' && notes !== '' ? decodeEmoji(notes) : undefined);

/** The categories with a score, in the owner's order. */
function scoresOf({advancedScores}: RawEntry): AdvancedScores | undefined {
  if (typeof advancedScores !== 'object' || advancedScores === null) return undefined;
  const given = Object.entries(advancedScores).filter(
    (pair): pair is [string, number] => typeof pair[1] === 'number' && pair[1] > 0,
  );
  return given.length ? given : undefined;
}

/** Fetches the notes of a user's list. */
export const fetchNotes = (client: ApolloClient, userName: string, type: ListType, signal: AbortSignal) =>
  fetchPart(client, ListNotesDocument, {userName, type}, noteOf, signal);

/** Fetches the advanced scores of a user's list; none if the owner does not use them for this type. */
export async function fetchAdvancedScores(
  {client, read}: {readonly client: ApolloClient; readonly read: Read},
  {userName, type}: {readonly userName: string; readonly type: ListType},
  options: {readonly lifetime: Lifetime; readonly signal: AbortSignal},
): Promise<ReadonlyMap<number, AdvancedScores>> {
  const {User: user} = await read(AdvancedScoringDocument, {userName}, options);
  const {animeList, mangaList} = user?.mediaListOptions ?? {};
  const isUsed = (type === 'ANIME' ? animeList : mangaList)?.advancedScoringEnabled === true;
  return isUsed ? fetchPart(client, AdvancedScoresDocument, {userName, type}, scoresOf, options.signal) : new Map();
}
