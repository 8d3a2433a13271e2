import {ApolloLink} from '@apollo/client';
import {Kind, OperationTypeNode, type DocumentNode, type SelectionNode} from 'graphql';
import {map} from 'rxjs';
import {text} from './messages';

/**
 * The shape of an answer, as recorded by the code generator: letters for leaf types, objects, and one-element arrays
 * for lists.
 */
export type Shape = 'n' | 's' | 'b' | 'u' | readonly [Shape] | {readonly [key: string]: Shape};

const leaves = {n: 'number', s: 'string', b: 'boolean'} as const;

/**
 * Whether a value has a shape. `null` and `undefined` fit everywhere; the generated types tell where they can occur.
 */
export function fits(value: unknown, shape: Shape): boolean {
  if (value === null || value === undefined || shape === 'u') return true;
  if (typeof shape === 'string') return typeof value === leaves[shape];
  if (Array.isArray(shape)) return Array.isArray(value) && value.every(each => fits(each, shape[0] as Shape));
  if (typeof value !== 'object' || Array.isArray(value)) return false;
  return Object.entries(shape).every(([key, inner]) => fits(Reflect.get(value, key), inner));
}

/** The shape of one field of a document's answer. */
export const shapeOf = (document: DocumentNode, field: string): Shape =>
  (document as {shape?: Readonly<Record<string, Shape>>}).shape?.[field] ?? 'u';

/** Error for an answer that does not have the shape promised by the API's schema. */
export class ShapeError extends Error {
  constructor() {
    super(text.unusable);
    this.name = 'ShapeError';
  }
}

const isTypename = (node: SelectionNode) => node.kind === Kind.FIELD && node.name.value === '__typename';

/** Whether a root of an answer without errors is present, or allowed to be missing. */
function hasRoot(data: object, node: SelectionNode): boolean {
  if (node.kind !== Kind.FIELD) return true;
  const value: unknown = Reflect.get(data, (node.alias ?? node.name).value);
  // Left out by @include or @skip.
  if (value === undefined) return Boolean(node.directives?.length);
  return value !== null || (node.selectionSet?.selections.every(isTypename) ?? false);
}

/**
 * Whether the answer to a query has every root that is read. AniList reports a missing object with an error, so a root
 * that is null without an error isn't an answer, and the cache would wait forever for an absent one.
 */
function isWhole({query, operationType}: ApolloLink.Operation, {data, errors}: ApolloLink.Result): boolean {
  const operation = query.definitions.find(node => node.kind === Kind.OPERATION_DEFINITION);
  if (!operation || operationType !== OperationTypeNode.QUERY || errors?.length) return true;
  return Boolean(data) && operation.selectionSet.selections.every(node => hasRoot(data as object, node));
}

/**
 * Creates a link that rejects answers of the wrong shape and answers that lack a root, so that components can rely on
 * their types and get either an answer or a failure. The outbox checks the answers to mutations.
 */
export const createShapeLink = () =>
  new ApolloLink((operation, forward) => {
    const shape = (operation.query as DocumentNode & {shape?: Shape}).shape;
    return forward(operation).pipe(
      map(result => {
        if (!isWhole(operation, result) || (shape && !fits(result.data, shape))) throw new ShapeError();
        return result;
      }),
    );
  });
