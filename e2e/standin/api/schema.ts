import {
  buildASTSchema,
  concatAST,
  extendSchema,
  isEnumType,
  isObjectType,
  isScalarType,
  isUnionType,
  parse,
  valueFromASTUntyped,
} from 'graphql';
import type {GraphQLSchema} from 'graphql';
import {activityMutations} from './mutate/activities';
import {forumMutations} from './mutate/forum';
import {likeMutations} from './mutate/likes';
import {listMutations} from './mutate/lists';
import {opinionMutations} from './mutate/opinions';
import {userMutations} from './mutate/user';
import {activityType, activityTypes} from './resolve/activities';
import type {Args, Context, Resolvers} from './resolve/context';
import {entryFields} from './resolve/entries';
import {forumTypes} from './resolve/forum';
import {memberTypes} from './resolve/members';
import {notificationFields, notificationType} from './resolve/notifications';
import {olderTypes} from './resolve/older';
import {opinionTypes} from './resolve/opinions';
import {pageFields} from './resolve/page';
import {peopleTypes} from './resolve/people';
import {query} from './resolve/query';
import {siteStatistics} from './resolve/siteFigures';
import {statisticsTypes} from './resolve/statistics';
import {submissionTypes} from './resolve/submissions';
import {userStats} from './resolve/userStats';
import {workTypes} from './resolve/work';
import {publicSchema, siteExtension} from './schemaText';
import {makeSparse} from './sparse';
import type {Activity, Notification} from './store/socialRows';

const types: Readonly<Record<string, Resolvers<never>>> = {
  Query: query,
  Mutation: {
    ...listMutations,
    ...activityMutations,
    ...likeMutations,
    ...opinionMutations,
    ...forumMutations,
    ...userMutations,
  },
  Page: pageFields,
  InternalPage: pageFields,
  ...workTypes,
  Character: peopleTypes.Character,
  Staff: peopleTypes.Staff,
  Studio: peopleTypes.Studio,
  CharacterEdge: peopleTypes.CharacterEdge,
  MediaList: entryFields,
  ...memberTypes,
  UserStats: userStats,
  ...statisticsTypes,
  ...activityTypes,
  ...forumTypes,
  ...opinionTypes,
  ...submissionTypes,
  SiteStatistics: siteStatistics,
};

function memberOf(union: string, value: unknown): string {
  if (union === 'NotificationUnion') return notificationType(value as Notification);
  const row = value as object;
  if ('activityId' in row) return 'ActivityReply';
  if ('threadId' in row) return 'ThreadComment';
  if ('categoryIds' in row) return 'Thread';
  return activityType(value as Activity);
}

/** Attaches the resolvers to the types. Enums may return unknown values, as a newer server would. */
function dress(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    if (isEnumType(type)) type.serialize = value => String(value);
    else if (isUnionType(type)) type.resolveType = value => memberOf(type.name, value);
    else if (isScalarType(type) && type.name === 'Json') {
      type.serialize = value => value;
      type.parseLiteral = (node, variables) => valueFromASTUntyped(node, variables);
    } else if (isObjectType(type)) {
      const fields = type.name.endsWith('Notification') ? notificationFields : types[type.name];
      for (const [name, field] of Object.entries(type.getFields())) {
        const resolver = fields?.[name] ?? olderTypes[type.name]?.[name];
        if (resolver)
          field.resolve = (source, args: Args, context: Context) => resolver(source as never, args, context);
      }
    }
  }
  return schema;
}

/** The public schema, the same with as little in its answers as it allows, and the site's schema with its extension. */
export function createSchemas(): Readonly<Record<'api' | 'sparse' | 'site', GraphQLSchema>> {
  const text = parse(publicSchema());
  return {
    api: dress(buildASTSchema(concatAST([text]))),
    sparse: makeSparse(dress(buildASTSchema(text))),
    site: dress(extendSchema(buildASTSchema(text), parse(siteExtension))),
  };
}
