import {GraphQLInt, isInputObjectType, isListType, isNonNullType, typeFromAST} from 'graphql';
import type {GraphQLInputType, GraphQLSchema, OperationDefinitionNode} from 'graphql';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Converts strings to numbers where the type is Int, also inside lists and input objects. */
function coerced(value: unknown, type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return coerced(value, type.ofType);
  if (isListType(type)) {
    const {ofType} = type;
    return Array.isArray(value) ? value.map(item => coerced(item, ofType)) : coerced(value, ofType);
  }
  if (isInputObjectType(type) && isRecord(value)) {
    const fields = type.getFields();
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => {
        const field = fields[name];
        return [name, field ? coerced(inner, field.type) : inner];
      }),
    );
  }
  return type === GraphQLInt && typeof value === 'string' && /^\s*[+-]?\d+\s*$/.test(value) ? Number(value) : value;
}

/** Coerces the variables of a request like the API does, which accepts "12" for an Int. */
export function coerceVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const known = {...given};
  for (const {variable, type: node} of operation.variableDefinitions ?? []) {
    const name = variable.name.value;
    const type = name in known ? typeFromAST(schema, node) : undefined;
    if (type) known[name] = coerced(known[name], type as GraphQLInputType);
  }
  return known;
}
