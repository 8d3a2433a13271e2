import {defaultFieldResolver, getNullableType, isLeafType, isListType, isNonNullType, isObjectType} from 'graphql';
import type {GraphQLField, GraphQLSchema} from 'graphql';

/** Null in place of every second member of a list. */
const withHoles = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((member: unknown, index) => (index % 2 ? null : member)) : value;

function thin(field: GraphQLField<unknown, unknown>): void {
  const type = getNullableType(field.type);
  if (isLeafType(type) && !isNonNullType(field.type)) field.resolve = () => null;
  if (!isListType(type) || isNonNullType(type.ofType)) return;
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = async (...words) => withHoles(await resolve(...words));
}

/** Makes null of all that may be null in the answers of a schema: every scalar, and every second member of a list. Objects stay. */
export function makeSparse(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap()))
    if (isObjectType(type) && !type.name.startsWith('__'))
      for (const field of Object.values(type.getFields())) thin(field);
  return schema;
}
