import {execute, OperationTypeNode} from 'graphql';
import type {ExecutionResult, GraphQLSchema} from 'graphql';
import type {Context} from './resolve/context';
import {toErrorBody} from './request';
import type {ErrorBody, Request} from './request';

/** An answer before it is sent. */
export interface Answer {
  readonly status: number;
  readonly body: {readonly errors?: readonly ErrorBody[]; readonly data: Readonly<Record<string, unknown>> | null};
  /** The results of the mutations that were carried out, where the body doesn't have them all. */
  readonly written?: Readonly<Record<string, unknown>>;
}

/** The data of a failed request: every root field is null. */
export const nullRoots = (request: Request): Record<string, null> =>
  Object.fromEntries(request.roots.map(root => [root.alias, null]));

/** The answer that rejects a whole request. */
export const errorAnswer = (error: ErrorBody, data: Answer['body']['data'] = null): Answer => ({
  status: error.status,
  body: {errors: [error], data},
});

const future = new Set(['CharacterSubmissionUpdateNotification']);

/** Gives one union member a type name that no client knows yet. */
function renamed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renamed);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]: [string, unknown]): [string, unknown] => [
    key,
    renamed(inner),
  ]);
  const copy = Object.fromEntries(entries);
  if (typeof copy.__typename === 'string' && future.has(copy.__typename)) {
    copy.__typename = 'DreamNotification';
    if ('type' in copy) copy.type = 'DREAM';
  }
  return copy;
}

/**
 * Executes a request. A root field that fails is null. A missing object also sets the other fields of a query to null,
 * unless the switch onlyMissingNull is on.
 */
export async function executeRequest(schema: GraphQLSchema, request: Request, context: Context): Promise<Answer> {
  const result: ExecutionResult = await execute({
    schema,
    document: request.document,
    operationName: request.operation.name?.value ?? null,
    variableValues: request.variables,
    contextValue: context,
  });
  const errors = (result.errors ?? []).map(toErrorBody);
  const data: Record<string, unknown> | null = result.data ? {...result.data} : null;
  if (data)
    for (const error of result.errors ?? []) {
      const root = error.path?.[0];
      if (typeof root === 'string') data[root] = null;
    }
  const [first] = errors;
  if (!first)
    return {
      status: 200,
      body: {data: context.switches.has('unknownMembers') ? (renamed(data) as Record<string, unknown>) : data},
    };
  const isQuery = request.operation.operation === OperationTypeNode.QUERY;
  const wipes = isQuery && first.status === 404 && !context.switches.has('onlyMissingNull');
  // Only the first error is reported, because the real API stops there.
  return {status: first.status, body: {errors: [first], data: wipes ? nullRoots(request) : data}};
}
