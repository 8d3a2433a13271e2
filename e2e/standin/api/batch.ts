import {executeRequest, nullRoots} from './execute';
import type {Answer} from './execute';
import type {Request} from './request';
import type {Context} from './resolve/context';
import type {GraphQLSchema} from 'graphql';

/**
 * What happens to the other mutations of a document when one is refused. `saved`: they are carried out, and only the
 * refused one is null. `nulled`: they are carried out, but all are null. `stopped`: those before it are carried out and
 * answered, the others aren't. `undone`: nothing is carried out, and all are null. Which one AniList does is unknown.
 */
export const siblingOutcomes = ['saved', 'nulled', 'stopped', 'undone'] as const;
export type SiblingOutcome = (typeof siblingOutcomes)[number];

/** Whether a value names an outcome. */
export const isSiblingOutcome = (value: unknown): value is SiblingOutcome =>
  siblingOutcomes.some(outcome => outcome === value);

/** The request with only the first mutations of its document. */
function firstOf(request: Request, count: number): Request {
  const operation = {
    ...request.operation,
    selectionSet: {
      ...request.operation.selectionSet,
      selections: request.operation.selectionSet.selections.slice(0, count),
    },
  };
  const definitions = request.document.definitions.map(node => (node === request.operation ? operation : node));
  return {...request, operation, document: {...request.document, definitions}};
}

/**
 * Executes a document of mutations. Only the first `after` are carried out if the connection is cut after them.
 * @returns the answer, with everything that was carried out as `written`
 */
export async function executeMutations(
  schema: GraphQLSchema,
  request: Request,
  context: Context,
  {siblings, after}: {siblings: SiblingOutcome; after: number},
): Promise<Answer> {
  const {journal} = context.store;
  const before = journal.length;
  const kept = firstOf(request, after);
  const answer = await executeRequest(schema, kept, context);
  const written = answer.body.data ?? {};
  const refused = request.roots.findIndex(({alias}) => written[alias] === null);
  if (!answer.body.errors || refused < 0 || siblings === 'saved') return {...answer, written};
  if (siblings === 'nulled') return {...answer, body: {...answer.body, data: nullRoots(request)}, written};
  journal.rollBackTo(before);
  const first = siblings === 'undone' || refused === 0 ? {} : await dataOfFirst(schema, kept, context, refused);
  return {...answer, body: {...answer.body, data: {...nullRoots(request), ...first}}, written: first};
}

const dataOfFirst = async (schema: GraphQLSchema, request: Request, context: Context, count: number) =>
  (await executeRequest(schema, firstOf(request, count), context)).body.data ?? {};
