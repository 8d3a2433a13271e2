import type {DocumentNode} from 'graphql';

const nameOf = (document: DocumentNode) => {
  for (const node of document.definitions) if ('name' in node && 'operation' in node) return node.name?.value ?? '';
  return '';
};

/** Builds a cache key from a query's name and its variables, independent of their order. */
export const queryKey = (document: DocumentNode, variables: object | undefined) =>
  nameOf(document) + JSON.stringify(Object.entries(variables ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)));
