import {ApolloLink} from '@apollo/client';
import type {DocumentNode} from 'graphql';
import {map} from 'rxjs';
import {text} from './messages';

/**
 * The shape of an answer, as recorded by the code generator: letters for leaf types, objects, and one-element arrays
 * for lists.
 */
export type Shape = 'n' | 's' | 'b' | 'u' | readonly [Shape] | {readonly [key: string]: Shape};

const leaves = {n: 'number', s: 'string', b: 'boolean'} as const;

/** Whether a value has a shape. `null` and `undefined` fit everywhere; the generated types say where they can occur. */
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

/** The API sent an answer that does not have the shape promised by its schema. */
export class ShapeError extends Error {
  constructor() {
    super(text.unusable);
    this.name = 'ShapeError';
  }
}

/** Creates a link that rejects answers of the wrong shape, so that components can rely on their types. */
export const createShapeLink = () =>
  new ApolloLink((operation, forward) => {
    const shape = (operation.query as DocumentNode & {shape?: Shape}).shape;
    return forward(operation).pipe(
      map(result => {
        if (shape && !fits(result.data, shape)) throw new ShapeError();
        return result;
      }),
    );
  });
