import {getArgumentValues, GraphQLError, Kind, parse, specifiedRules, validate} from 'graphql';
import type {DocumentNode, FieldNode, GraphQLSchema, OperationDefinitionNode} from 'graphql';
import {coerceVariables} from './coerce';
import {ApiError} from './errors';

/** A root field of a request. */
export interface RootField {
  readonly name: string;
  readonly alias: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** A valid request. */
export interface Request {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly operationName: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly roots: readonly RootField[];
}

/** The HTTP body before validation. */
export interface RequestBody {
  readonly query?: unknown;
  readonly variables?: unknown;
  readonly operationName?: unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function argsOf(
  node: FieldNode,
  type: ReturnType<GraphQLSchema['getRootType']>,
  variables: Record<string, unknown>,
): Record<string, unknown> {
  const field = type?.getFields()[node.name.value];
  try {
    return field ? getArgumentValues(field, node, variables) : {};
  } catch {
    return {};
  }
}

/** The root fields, including those in fragments. */
function rootFields(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  schema: GraphQLSchema,
  variables: Record<string, unknown>,
): RootField[] {
  const type = schema.getRootType(operation.operation);
  const walk = (set: OperationDefinitionNode['selectionSet']): RootField[] =>
    set.selections.flatMap((node): RootField[] => {
      if (node.kind === Kind.FIELD)
        return [
          {name: node.name.value, alias: node.alias?.value ?? node.name.value, args: argsOf(node, type, variables)},
        ];
      if (node.kind === Kind.INLINE_FRAGMENT) return walk(node.selectionSet);
      const fragment = document.definitions.find(
        other => other.kind === Kind.FRAGMENT_DEFINITION && other.name.value === node.name.value,
      );
      return fragment?.kind === Kind.FRAGMENT_DEFINITION ? walk(fragment.selectionSet) : [];
    });
  return walk(operation.selectionSet);
}

/**
 * Parses and validates a body.
 * @throws the error that the API returns for an invalid one
 */
export function readRequest(body: unknown, schema: GraphQLSchema): Request {
  const {query, variables, operationName} = isRecord(body) ? (body as RequestBody) : {};
  if (typeof query !== 'string' || query === '')
    throw new ApiError('No query or mutation provided. Please view https://docs.anilist.co/', 400);
  const document = parse(query);
  const operations = document.definitions.filter(node => node.kind === Kind.OPERATION_DEFINITION);
  const operation = operations.find(node => node.name?.value === operationName) ?? operations[0];
  if (!operation) throw new ApiError('Must provide an operation.', 400);
  const name = operation.name?.value ?? (typeof operationName === 'string' ? operationName : '');
  const [error] = validate(schema, document, specifiedRules);
  if (error) throw error;
  const given = coerceVariables(schema, operation, isRecord(variables) ? variables : {});
  return {
    document,
    operation,
    operationName: name,
    variables: given,
    roots: rootFields(document, operation, schema, given),
  };
}

/** An error in the API's form. */
export interface ErrorBody {
  readonly message: string;
  readonly status: number;
  readonly locations?: readonly {readonly line: number; readonly column: number}[];
  readonly validation?: unknown;
}

/** Converts anything thrown to the API's form. */
export function toErrorBody(thrown: unknown): ErrorBody {
  const located = thrown instanceof GraphQLError ? thrown : undefined;
  const cause = located?.originalError ?? thrown;
  const locations = located?.locations ? {locations: located.locations.map(({line, column}) => ({line, column}))} : {};
  if (cause instanceof ApiError) {
    const validation = cause.validation ? {validation: cause.validation} : {};
    return {message: cause.message, status: cause.status, ...validation, ...locations};
  }
  // A variable of the wrong type is reported by an outer error that wraps the one about the type.
  if (cause instanceof GraphQLError) return {message: located?.message ?? cause.message, status: 400, ...locations};
  return {message: 'Internal Server Error', status: 500, ...locations};
}
