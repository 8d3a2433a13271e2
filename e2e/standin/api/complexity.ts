import {Kind} from 'graphql';
import type {DocumentNode, FragmentDefinitionNode, OperationDefinitionNode, SelectionSetNode} from 'graphql';

/** The highest complexity a request may have, unless a test sets another. */
export const maxComplexity = 500;

/**
 * The complexity of a request: one for each selected field, including nested and aliased ones. The page length does not
 * count, so one long page is cheap while many small aliases are expensive.
 */
export function complexity(document: DocumentNode, operation: OperationDefinitionNode): number {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  const known = new Map<string, number>();
  const count = (set: SelectionSetNode | undefined): number => {
    let cost = 0;
    for (const node of set?.selections ?? []) {
      if (node.kind === Kind.FIELD) cost += 1 + count(node.selectionSet);
      else if (node.kind === Kind.INLINE_FRAGMENT) cost += count(node.selectionSet);
      else {
        const name = node.name.value;
        const own = known.get(name) ?? count(fragments.get(name)?.selectionSet);
        known.set(name, own);
        cost += own;
      }
    }
    return cost;
  };
  return count(operation.selectionSet);
}
