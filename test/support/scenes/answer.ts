// A valid answer of the API to any query: generated from the schema, with values that depend only on the arguments, the
// id of the object and the field.
import {
  buildASTSchema,
  defaultFieldResolver,
  execute,
  getNamedType,
  getNullableType,
  isAbstractType,
  isLeafType,
  isListType,
  isObjectType,
  parse,
  type DocumentNode,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from 'graphql';

import {makeSparse} from '../../../e2e/standin/api/sparse';
import schemaText from '../../../schema/anilist.graphql';
import {leafOf, number, type Args, type Made} from './answerValues';
import type {Answers} from './scene';

const root: Made = {id: 0, index: 0, args: {}};

/** Number of items in a list: one for each requested id, else one for each member of its union, else 2. */
function lengthOf(info: GraphQLResolveInfo, parent: Made, own: Args) {
  if (Array.isArray(own.id_in)) return own.id_in.length;
  // A list on a page has the size of the page.
  const args = info.parentType.name === 'Page' ? {...parent.args, ...own} : own;
  const type = getNamedType(info.returnType);
  const count = isAbstractType(type) ? info.schema.getPossibleTypes(type).length : 2;
  return Math.max(1, Math.min(count, number(args.perPage) ?? count));
}

const childOf = (parent: Made, own: Args, index: number): Made => {
  const ids = own.id_in;
  const args = {...parent.args, ...own};
  const id = number(own.id) ?? (Array.isArray(ids) ? number(ids[index]) : undefined);
  const page = number(args.page) ?? 1;
  return {id: id ?? ((parent.id * 7 + page * 50) % 100_000) + index + 1, index, args};
};

const resolverOf =
  (answers: Answers): GraphQLFieldResolver<Made | undefined, unknown, Args> =>
  (parent = root, own, _context, info) => {
    const named = getNamedType(info.returnType);
    const isList = isListType(getNullableType(info.returnType));
    const key = `${info.parentType.name}.${info.fieldName}`;
    const given = answers[key];
    const isLength = isList && typeof given === 'number';
    if (key in answers && !isLength && (given === null || isLeafType(named))) return given;
    if (isLeafType(named)) {
      const value = leafOf(named, {...parent, args: {...parent.args, ...own}}, info);
      return isList ? [value] : value;
    }
    if (!isList) return childOf(parent, own, 0);
    const length = isLength ? given : lengthOf(info, parent, own);
    return Array.from({length}, (_, index) => childOf(parent, own, index));
  };

function schemaOf(isSparse: boolean, resolver: GraphQLFieldResolver<Made | undefined, unknown, Args>): GraphQLSchema {
  const schema = buildASTSchema(parse(schemaText));
  for (const type of Object.values(schema.getTypeMap()))
    if (isObjectType(type) && !type.name.startsWith('__'))
      for (const field of Object.values(type.getFields())) field.resolve = resolver;
  return isSparse ? makeSparse(schema) : schema;
}

/** The values of the answer being generated: a schema is built once, for all of them. */
let current = resolverOf({});
const resolve: GraphQLFieldResolver<Made | undefined, unknown, Args> = (parent, args, context, info) =>
  current(parent, args, context, info) ?? defaultFieldResolver(parent, args, context, info);
const schemas = new Map<boolean, GraphQLSchema>();

function schemaFor(isSparse: boolean) {
  const known = schemas.get(isSparse) ?? schemaOf(isSparse, resolve);
  schemas.set(isSparse, known);
  return known;
}

const parsed = new Map<string, DocumentNode>();

function documentOf(query: string) {
  const known = parsed.get(query) ?? parse(query);
  parsed.set(query, known);
  return known;
}

/**
 * Generates a valid answer to a query. Pages end after the second; `isSparse` makes every nullable value null.
 * @throws Error if the schema doesn't allow the query or the values
 */
export async function answerTo(
  query: string,
  variables: Record<string, unknown>,
  {answers = {}, isSparse = false}: {answers?: Answers; isSparse?: boolean} = {},
) {
  current = resolverOf(answers);
  const {data, errors} = await execute({
    schema: schemaFor(isSparse),
    document: documentOf(query),
    variableValues: variables,
    typeResolver: (value, _context, info, type) => {
      const wanted = answers[type.name];
      const members = info.schema.getPossibleTypes(type);
      return typeof wanted === 'string' ? wanted : members[(value as Made).index % members.length]?.name;
    },
  });
  const [error] = errors ?? [];
  if (error) throw new Error(`No answer: ${error.message}`);
  return data ?? {};
}
