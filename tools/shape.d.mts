import type {DocumentNode, GraphQLSchema} from 'graphql';

export function shapeOf(document: DocumentNode, schema: GraphQLSchema): object | undefined;
