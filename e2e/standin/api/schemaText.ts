import {existsSync, readFileSync} from 'node:fs';

/** Finds the schema in a folder or above it: this file and the bundle are at different depths of the project. */
function findSchema(from: URL): URL {
  const file = new URL('schema/anilist.graphql', from);
  const above = new URL('..', from);
  return existsSync(file) || above.href === from.href ? file : findSchema(above);
}

/** The public schema. */
export const publicSchema = (): string => readFileSync(findSchema(new URL('.', import.meta.url)), 'utf8');

/** The additional fields that only the site can query. */
export const siteExtension = `
  extend type MediaTag {
    userVote: Int
  }
  extend type Mutation {
    RateMediaTag(mediaId: Int, tagId: Int, vote: Int): [MediaTag]
  }
  extend type Query {
    InternalPage(page: Int, perPage: Int): InternalPage
  }
`;
