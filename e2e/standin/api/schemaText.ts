import {readFileSync} from 'node:fs';

/** The public schema. The bundled server is two folders below the root, as this file is. */
export const publicSchema = (): string =>
  readFileSync(new URL('../../schema/anilist.graphql', import.meta.url), 'utf8');

/** What the site itself may ask for in addition. */
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
