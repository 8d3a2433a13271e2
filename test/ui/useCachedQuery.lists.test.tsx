import {showTitle} from '#elements/feeds/forumMedia/chipTitle';
import NewChapters from '#elements/lists/newChapters/NewChapters';
import ListSiteRecommendations from '#elements/media/MALrecs/ListSiteRecommendations';
import {NoRows} from '#elements/notifications/notifications/NoRows';
import SocialTools from '#elements/profiles/socialThemeSwitch/SocialTools';
import type {ListSitePage} from '#domain/media/listSitePage';
import type {Outside} from '#services/outside/outside';
import {ElementContext, useElementContext} from '#ui/context';
import {useInProgress} from '#ui/useInProgress';
import {useSignalEffect} from '#ui/useSignalEffect';
import {freshnessTests, press, type Fresh} from '../support/freshness';

function InProgress() {
  const {state} = useInProgress();
  return state;
}

function Chip() {
  const {services, featureId} = useElementContext();
  useSignalEffect(
    signal => showTitle(document.createElement('span'), 1, {services, featureId, signal, order: 0}),
    [services, featureId],
  );
  return null;
}

const page: ListSitePage = {serialization: [], recommendations: [{malId: 2, title: 'Recommended', votes: 3}]};
const outside: Outside = {
  read: () => Promise.resolve(page as never),
  picture: () => Promise.reject(new Error('no pictures here')),
};

/** The list site's recommendations, with an immediate answer. */
function Recommendations() {
  const context = useElementContext();
  const services = {
    ...context.services,
    apiFor: (featureId: string) => ({...context.services.apiFor(featureId), outside}),
  };
  return (
    <ElementContext value={{...context, services}}>
      <ListSiteRecommendations mediaId={1} mediaType="ANIME" />
    </ElementContext>
  );
}

const nobody = {
  answers: ({name}: {name: string}) => (name === 'User' ? {__typename: 'User', id: 7} : null),
  begin: press('.ui-segments ~ .ui-pages > .ui-button'),
};
const member = {isMember: true};
const noList = {...member, begin: press('.start'), shows: 'No new items found :('};
const knowsPage = {
  answers: ({name}: {name: string}) => (name === 'Media' ? {__typename: 'Media', id: 1, idMal: 1} : null),
  shows: 'Recommended',
};
const hasNone = {
  ...member,
  answers: ({name}: {name: string}) => (name === 'Page.notifications' ? [] : null),
  shows: 'You have no notifications yet.',
};

// Times in seconds, as in the docstrings of their lifetimes.
const table: readonly Fresh[] = [
  ['the entries in progress', 60, 'Page.mediaList', <InProgress />, {...member, shows: 'data'}],
  ['the title in a chip of the forum', 86_400, 'Media', <Chip />],
  ['what the list site recommends', 43_200, 'Page.media', <Recommendations />, knowsPage],
  ['the manga that are being read', 60, 'MediaListCollection', <NewChapters userName="Ann" listType="MANGA" />, noList],
  ['who follows back', 60, 'Page.followers', <SocialTools userName="Ann" shown="following" />, nobody],
  ['who is followed back', 60, 'Page.following', <SocialTools userName="Ann" shown="followers" />, nobody],
  ['whether there are notifications', 60, 'Page.notifications', <NoRows />, hasNone],
];

describe('refetching stale lists and related data', () => {
  freshnessTests(table);
});
