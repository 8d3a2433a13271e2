import {defineFeature} from '#feature/defineFeature';
import {run} from '#feature/run';
import {selectThreadsFilter, threadsFilter} from '#host/pages/user/social';
import {watchAddress} from '#host/dom/navigation';
import {watchElements} from '#host/dom/observe';
import {userSocial} from '#host/pages/routes';

/** Fragment of an address that requests the user's own threads. */
const fragment = '#my-threads';

export default defineFeature({
  id: 'selectMyThreads',
  categories: ['Profiles', 'Forum'],
  enabledByDefault: true,
  requests: 'none',
  preset: 'quiet',
  needs: ['user'],
  parts: [
    run({routes: userSocial, at: threadsFilter}, ({params: {userName}, services: {session}, signal}) => {
      const isRequestedBy = ({hash}: Pick<URL, 'hash'>) =>
        hash === fragment && session.userName()?.toLowerCase() === userName.toLowerCase();
      let filter: Element | undefined;
      const onFound = (node: Element) => {
        filter = node;
        if (isRequestedBy(location)) selectThreadsFilter(node);
      };
      watchElements(threadsFilter.selector, {found: onFound, changed() {}}, {signal});
      watchAddress(address => void (filter?.isConnected && isRequestedBy(address) && selectThreadsFilter(filter)), {
        signal,
      });
    }),
  ],
});
