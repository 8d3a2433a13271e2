import {InMemoryCache, type FieldFunctionOptions} from '@apollo/client';
import {cacheSizes} from '@apollo/client/utilities';
import {Kind, type FieldNode, type SelectionNode, type ValueNode} from 'graphql';

type Variables = Readonly<Record<string, unknown>> | undefined;

function valueOf(node: ValueNode, variables: Variables): unknown {
  if (node.kind === Kind.VARIABLE) return variables?.[node.name.value];
  if (node.kind === Kind.LIST) return node.values.map(each => valueOf(each, variables));
  if (node.kind === Kind.OBJECT)
    return Object.fromEntries(node.fields.map(each => [each.name.value, valueOf(each.value, variables)]));
  return node.kind === Kind.NULL ? null : node.value;
}

const isContent = (node: SelectionNode): node is FieldNode =>
  node.kind === Kind.FIELD && node.name.value !== 'pageInfo' && node.name.value !== '__typename';

/**
 * A `Page` has no id, so pages with different content would overwrite each other. Its cache key is therefore made of
 * its own arguments and the field inside it with that field's arguments.
 */
function pageKey(
  args: Record<string, unknown> | null,
  {field, variables}: Pick<FieldFunctionOptions, 'field' | 'variables'>,
) {
  const inner = (field?.selectionSet?.selections ?? [])
    .filter(isContent)
    .map(each => [each.name.value, (each.arguments ?? []).map(arg => [arg.name.value, valueOf(arg.value, variables)])]);
  return JSON.stringify([args, inner]);
}

const merged = {merge: true} as const;

/**
 * Maximum number of documents in the memory of Apollo's client, twice as many as we have. Each time the cache is
 * cleared, the client copies the documents in use, and drops old copies only above this number.
 */
const maxDocuments = 300;

/**
 * Creates Apollo's normalised cache, and bounds the memory of the clients created after it. Whole lists never enter the
 * cache; they live in the list store.
 */
export function createCache() {
  cacheSizes['queryManager.getDocumentInfo'] = maxDocuments;
  return new InMemoryCache({
    possibleTypes: {ActivityUnion: ['TextActivity', 'ListActivity', 'MessageActivity']},
    typePolicies: {
      Query: {fields: {Page: {keyArgs: (args, options) => pageKey(args, options)}}},
      Favourites: merged,
      MediaTitle: merged,
      MediaCoverImage: merged,
      FuzzyDate: merged,
      CharacterName: merged,
      StaffName: merged,
      UserAvatar: merged,
      MediaListOptions: merged,
      UserOptions: merged,
    },
  });
}
