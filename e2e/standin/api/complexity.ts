import {Kind} from 'graphql';
import type {DocumentNode, FragmentDefinitionNode, OperationDefinitionNode, SelectionSetNode} from 'graphql';

/** The most a request may cost. */
export const maxComplexity = 500;

/**
 * What a request costs: one for every field selected, nested and aliased ones alike. A page costs no more for being
 * longer, so a day of broadcasts is cheap and many small aliases are dear.
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
