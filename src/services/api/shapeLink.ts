import {ApolloLink} from '@apollo/client';
import type {DocumentNode} from 'graphql';
import {map} from 'rxjs';

/** What the code generator noted of an answer: letters for leaves, objects and lists of shapes. */
export type Shape = 'n' | 's' | 'b' | 'u' | readonly [Shape] | {readonly [key: string]: Shape};

const leaves = {n: 'number', s: 'string', b: 'boolean'} as const;

/** Whether a value has a shape. Nothing at all fits everywhere: the types say where that must be reckoned with. */
export function fits(value: unknown, shape: Shape): boolean {
  if (value === null || value === undefined || shape === 'u') return true;
  if (typeof shape === 'string') return typeof value === leaves[shape];
  if (Array.isArray(shape)) return Array.isArray(value) && value.every(each => fits(each, shape[0] as Shape));
  if (typeof value !== 'object' || Array.isArray(value)) return false;
  return Object.entries(shape).every(([key, inner]) => fits(Reflect.get(value, key), inner));
}

/** An answer came, but not in the shape that the schema promises. */
export class ShapeError extends Error {
  constructor() {
    super('The API gave no usable answer.');
    this.name = 'ShapeError';
  }
}

/** Refuses answers of a wrong shape, so that no component meets nonsense. */
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
