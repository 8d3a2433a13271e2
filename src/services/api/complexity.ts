import {Kind, visit, type ASTNode, type DocumentNode} from 'graphql';

/** The API rejects requests above this complexity. */
export const maxComplexity = 500;

const costs = new WeakMap<DocumentNode, number>();

/**
 * Estimates the complexity of a document: one per field, plus 15 percent for safety, or plus the type names that the
 * cache requests, whichever is more. A fragment counts at each of its spreads. Agrees with the published examples (a media card with about 30 fields costs 35,
 * one with about 9 fields 11).
 */
export function complexityOf(document: DocumentNode): number {
  const known = costs.get(document);
  if (known !== undefined) return known;
  const count = {fields: 0, typeNames: 0};
  const fragments = new Map(
    document.definitions.filter(node => node.kind === Kind.FRAGMENT_DEFINITION).map(node => [node.name.value, node]),
  );
  const add = (node: ASTNode) =>
    void visit(node, {
      Field(field) {
        count[field.name.value === '__typename' ? 'typeNames' : 'fields'] += 1;
      },
      FragmentSpread({name}) {
        const fragment = fragments.get(name.value);
        if (fragment) add(fragment);
      },
    });
  for (const node of document.definitions) if (node.kind !== Kind.FRAGMENT_DEFINITION) add(node);
  const cost = Math.max(Math.ceil(count.fields * 1.15), count.fields + count.typeNames);
  costs.set(document, cost);
  return cost;
}

/** Factor by which the API counts more than estimated: the highest seen since the page was loaded. */
let costFactor = 1;

/** Learns the real cost of the documents of a refused request, so that later groups are smaller. */
export function learnComplexity(documents: readonly DocumentNode[], actual: number) {
  const estimate = documents.reduce((sum, document) => sum + complexityOf(document), 0);
  if (estimate > 0) costFactor = Math.max(costFactor, actual / estimate);
}

/** Forgets what was learned, for tests. */
export const forgetComplexity = () => void (costFactor = 1);

/**
 * Splits a list of documents into groups that each stay within a complexity, by default the API's limit, and a maximum
 * number of members.
 */
export function splitByComplexity<T extends {readonly query: DocumentNode}>(
  members: readonly T[],
  maxMembers: number,
  limit = maxComplexity,
): T[][] {
  const groups: T[][] = [];
  let remaining = 0;
  for (const member of members) {
    const cost = complexityOf(member.query) * costFactor;
    const last = groups.at(-1);
    if (last && remaining >= cost && last.length < maxMembers) {
      last.push(member);
      remaining -= cost;
    } else {
      groups.push([member]);
      remaining = limit - cost;
    }
  }
  return groups;
}

/** Whether a document is a query, not a mutation. */
export const isQuery = (document: DocumentNode) =>
  document.definitions.some(node => node.kind === Kind.OPERATION_DEFINITION && node.operation === 'query');
