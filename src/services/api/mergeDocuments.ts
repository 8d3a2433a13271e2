import {
  Kind,
  visit,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLFormattedError,
  type OperationDefinitionNode,
  type OperationTypeNode,
  type SelectionNode,
  type VariableDefinitionNode,
} from 'graphql';

/** A query or mutation that can be merged with others. */
export interface MergeMember {
  readonly query: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** A GraphQL response. */
export interface GraphqlResponse {
  readonly data?: Record<string, unknown> | null | undefined;
  readonly errors?: readonly GraphQLFormattedError[];
}

const name = (value: string) => ({kind: Kind.NAME, value}) as const;
const isOperation = (node: DocumentNode['definitions'][number]): node is OperationDefinitionNode =>
  node.kind === Kind.OPERATION_DEFINITION;
const isFragment = (node: DocumentNode['definitions'][number]): node is FragmentDefinitionNode =>
  node.kind === Kind.FRAGMENT_DEFINITION;

const renamed = new WeakMap<DocumentNode, Map<string, DocumentNode>>();

/** Prefixes the variables and fragments of a document, so that several documents can be combined. Cached per prefix. */
function rename(document: DocumentNode, prefix: string): DocumentNode {
  const known = renamed.get(document) ?? new Map<string, DocumentNode>();
  renamed.set(document, known);
  const made = known.get(prefix) ?? prefixed(document, prefix);
  known.set(prefix, made);
  return made;
}

function prefixed(document: DocumentNode, prefix: string): DocumentNode {
  return visit(document, {
    Variable: node => ({...node, name: name(prefix + node.name.value)}),
    FragmentSpread: node => ({...node, name: name(prefix + node.name.value)}),
    FragmentDefinition: {leave: node => ({...node, name: name(prefix + node.name.value)})},
  });
}

/** Aliases the root fields. Fragments on the root are inlined, since a fragment spread cannot have an alias. */
function aliasRootFields(
  selections: readonly SelectionNode[],
  prefix: string,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): FieldNode[] {
  return selections.flatMap((node): FieldNode[] => {
    if (node.kind === Kind.FIELD) return [{...node, alias: name(prefix + (node.alias ?? node.name).value)}];
    const inner = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value);
    const fields = inner ? aliasRootFields(inner.selectionSet.selections, prefix, fragments) : [];
    // Directives of a fragment spread apply to each of its fields.
    return fields.map(field => ({...field, directives: [...(field.directives ?? []), ...(node.directives ?? [])]}));
  });
}

/**
 * The fragments that a selection uses, directly or through other fragments. Unused fragments would make the document
 * invalid.
 */
function usedFragments(selections: readonly SelectionNode[], fragments: ReadonlyMap<string, FragmentDefinitionNode>) {
  const used = new Set<FragmentDefinitionNode>();
  if (!fragments.size) return [];
  const walk = (node: SelectionNode | FragmentDefinitionNode) =>
    void visit(node, {
      FragmentSpread(spread) {
        const fragment = fragments.get(spread.name.value);
        if (!fragment || used.has(fragment)) return;
        used.add(fragment);
        walk(fragment);
      },
    });
  selections.forEach(walk);
  return [...used];
}

const prefixOf = (index: number) => `q${index}_`;

/**
 * Combines several queries, or several mutations, into one document: root fields are aliased, variables and fragments renamed, and no text is
 * concatenated (rule api-2). The operation name lists the queries in it, for readers of a request log.
 * @throws Error if a document has no operation.
 */
export function mergeDocuments(members: readonly MergeMember[]): MergeMember {
  const variableDefinitions: VariableDefinitionNode[] = [];
  const selections: SelectionNode[] = [];
  const definitions: FragmentDefinitionNode[] = [];
  const variables: Record<string, unknown> = {};
  const names = new Set<string>();
  let kind: OperationTypeNode | undefined;
  for (const [index, member] of members.entries()) {
    const prefix = prefixOf(index);
    const document = rename(member.query, prefix);
    const fragments = new Map(document.definitions.filter(isFragment).map(node => [node.name.value, node]));
    const operation = document.definitions.find(isOperation);
    if (!operation) throw new Error('a document without an operation cannot be merged');
    kind = operation.operation;
    names.add(operation.name?.value ?? 'Query');
    const own = aliasRootFields(operation.selectionSet.selections, prefix, fragments);
    variableDefinitions.push(...(operation.variableDefinitions ?? []));
    selections.push(...own);
    definitions.push(...usedFragments(own, fragments));
    for (const [key, value] of Object.entries(member.variables)) variables[prefix + key] = value;
  }
  const operation = {
    kind: Kind.OPERATION_DEFINITION,
    operation: kind,
    name: name([...names].join('_')),
    variableDefinitions,
    selectionSet: {kind: Kind.SELECTION_SET, selections},
  } as OperationDefinitionNode;
  return {query: {kind: Kind.DOCUMENT, definitions: [operation, ...definitions]}, variables};
}

function errorsOf(answer: GraphqlResponse, prefix: string) {
  return (answer.errors ?? [])
    .filter(error => !error.path?.length || String(error.path[0]).startsWith(prefix))
    .map(error => {
      const [first, ...rest] = error.path ?? [];
      return first === undefined ? error : {...error, path: [String(first).slice(prefix.length), ...rest]};
    });
}

/** Splits the answer to a merged query into one answer per member. Errors without a path go to all members. */
export function splitAnswer(answer: GraphqlResponse, count: number): GraphqlResponse[] {
  return Array.from({length: count}, (_, index) => {
    const prefix = prefixOf(index);
    const own = Object.entries(answer.data ?? {}).filter(([key]) => key.startsWith(prefix));
    const data = answer.data ? Object.fromEntries(own.map(([key, value]) => [key.slice(prefix.length), value])) : null;
    const errors = errorsOf(answer, prefix);
    return {data, ...(errors.length ? {errors} : {})};
  });
}
