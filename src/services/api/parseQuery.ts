import type {TypedDocumentNode} from '@graphql-typed-document-node/core';
import {parse} from 'graphql/language/parser';

/** Parses the text of a generated document. `shape` is the shape of its answer as JSON (`shapeLink.ts`). */
export function parseQuery<Data, Variables>(text: string, shape: string): TypedDocumentNode<Data, Variables> {
  const own = {shape: JSON.parse(shape) as unknown};
  return {...parse(text, {noLocation: true}), ...own};
}
