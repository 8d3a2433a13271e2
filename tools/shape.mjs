// The shape of an operation's answer, from the schema: n number, s string, b boolean, u unknown, {} object, [] list. It
// is part of the compiled document, so that an answer of a different shape is rejected before any component sees it.
import {getNamedType, isEnumType, isListType, isNonNullType, isScalarType, Kind, typeFromAST} from 'graphql';

const letters = {Int: 'n', Float: 'n', FuzzyDateInt: 'n', Boolean: 'b', String: 's', ID: 'u', CountryCode: 's'};

function wrapped(type, inner) {
  if (isNonNullType(type)) return wrapped(type.ofType, inner);
  return isListType(type) ? [wrapped(type.ofType, inner)] : inner;
}

function merge(a, b) {
  if (Array.isArray(a)) return [merge(a[0], b[0])];
  if (typeof a !== 'object') return a;
  const both = {...a};
  for (const [key, value] of Object.entries(b)) both[key] = key in a ? merge(a[key], value) : value;
  return both;
}

function selected(set, type, context) {
  let shape = {};
  for (const node of set.selections) {
    if (node.kind === Kind.FIELD) {
      const key = (node.alias ?? node.name).value;
      const field = type.getFields?.()[node.name.value];
      if (!field) continue;
      const isVersioned = field.args.some(({name}) => name === 'version');
      if (isVersioned && !node.arguments?.some(({name}) => name.value === 'version'))
        throw new Error(
          `${type.name}.${field.name} needs a version. Without one, AniList returns only its oldest values.`,
        );
      const named = getNamedType(field.type);
      const inner = isScalarType(named)
        ? (letters[named.name] ?? 'u')
        : isEnumType(named)
          ? 's'
          : selected(node.selectionSet, named, context);
      shape = merge(shape, {[key]: wrapped(field.type, inner)});
    } else {
      const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : context.fragments.get(node.name.value);
      const on = fragment.typeCondition ? typeFromAST(context.schema, fragment.typeCondition) : type;
      shape = merge(shape, selected(fragment.selectionSet, on, context));
    }
  }
  return shape;
}

/** The shape of a document's only operation; `undefined` if it has none. */
export function shapeOf(document, schema) {
  const operation = document.definitions.find(({kind}) => kind === Kind.OPERATION_DEFINITION);
  if (!operation) return undefined;
  const fragments = new Map(
    document.definitions.filter(({kind}) => kind === Kind.FRAGMENT_DEFINITION).map(node => [node.name.value, node]),
  );
  const root = operation.operation === 'mutation' ? schema.getMutationType() : schema.getQueryType();
  return selected(operation.selectionSet, root, {schema, fragments});
}
