import type {Target} from './target';
import {userscript} from './userscript';

/** The stand-in: the product talks to whatever serves it, so that `npm start` needs no other name and no certificate. */
export const standIn = (): Target => ({
  ...userscript,
  build: {
    ...userscript.build,
    origin: location.origin,
    api: `${location.origin}/api/v2/graphql-public`,
    authorize: `${location.origin}/api/v2/oauth/authorize`,
    clientId: '4870',
  },
});
