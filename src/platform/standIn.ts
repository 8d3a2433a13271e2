import type {Target} from './target';
import {userscript} from './userscript';

const localeKey = 'automailLocale';

/** `?locale=pseudo` in the address chooses the pseudo-locale for the tab, until another `?locale=` does. */
function locale() {
  const chosen = new URLSearchParams(location.search).get('locale');
  if (chosen !== null) sessionStorage.setItem(localeKey, chosen);
  return sessionStorage.getItem(localeKey) === 'pseudo' ? 'pseudo' : undefined;
}

/**
 * The stand-in: the product talks to the server of the page, so that `npm start` needs no other name and no
 * certificate.
 */
export const standIn = (): Target => ({
  ...userscript,
  locale,
  build: {
    ...userscript.build,
    origin: location.origin,
    api: `${location.origin}/api/v2/graphql-public`,
    authorize: `${location.origin}/api/v2/oauth/authorize`,
    clientId: '4870',
    // The stand-in answers for all of the site's hosts.
    siteFixes: 'https://s4.anilist.co/__standin/site-fixes',
    installPage: `${location.origin}/__standin/install`,
  },
});
