import {Kind, type DocumentNode, type FragmentDefinitionNode, type SelectionSetNode} from 'graphql';

type Fragments = ReadonlyMap<string, SelectionSetNode>;

/** The fields of some selections by their name in the answer, with the selections within them. */
function fieldsOf(selections: readonly SelectionSetNode[], fragments: Fragments): Map<string, SelectionSetNode[]> {
  const fields = new Map<string, SelectionSetNode[]>();
  const visit = ({selections: each}: SelectionSetNode, within: ReadonlySet<SelectionSetNode>) => {
    for (const selection of each) {
      if (selection.kind === Kind.FIELD) {
        const name = (selection.alias ?? selection.name).value;
        fields.set(name, [...(fields.get(name) ?? []), ...(selection.selectionSet ? [selection.selectionSet] : [])]);
        continue;
      }
      const inner =
        selection.kind === Kind.INLINE_FRAGMENT ? selection.selectionSet : fragments.get(selection.name.value);
      // A fragment that contains itself is refused by the API.
      if (inner && !within.has(inner)) visit(inner, new Set([...within, inner]));
    }
  };
  for (const selection of selections) visit(selection, new Set([selection]));
  return fields;
}

function project(value: unknown, selections: readonly SelectionSetNode[], fragments: Fragments): unknown {
  if (Array.isArray(value)) return value.map(each => project(each, selections, fragments));
  if (typeof value !== 'object' || value === null || selections.length === 0) return value;
  const fields = fieldsOf(selections, fragments);
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => {
      const inner = fields.get(name);
      return inner ? [[name, project(each, inner, fragments)]] : [];
    }),
  );
}

const isFragment = (node: {kind: string}): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION;

/** An answer without the fields that the cache adds to every query: what its only operation asks for, and no more. */
export function onlyRequested(data: unknown, {definitions}: DocumentNode): unknown {
  const fragments = new Map(definitions.filter(isFragment).map(node => [node.name.value, node.selectionSet]));
  const operation = definitions.find(node => node.kind === Kind.OPERATION_DEFINITION);
  return operation ? project(data, [operation.selectionSet], fragments) : data;
}
