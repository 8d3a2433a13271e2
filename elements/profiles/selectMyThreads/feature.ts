import {defineFeature} from '../../../src/feature/defineFeature';
import {run} from '../../../src/feature/run';
import {chooseThreads, threadsFilter} from '../../../src/host/anchors/social';
import {watchAddress} from '../../../src/host/navigation';
import {watchFor} from '../../../src/host/observe';
import {userSocial} from '../../../src/host/routes/user';

/** What an address ends with that asks for one's own threads (spec 1, section 2). */
const fragment = '#my-threads';

export default defineFeature({
  id: 'selectMyThreads',
  title: 'Opens one’s own forum threads by the address /user/…/social#my-threads.',
  categories: ['Profiles', 'Forum'],
  on: true,
  preset: 'quiet',
  needs: ['user'],
  settings: [],
  parts: [
    run(
      userSocial,
      ({params: {userName}, services: {session}, signal}) => {
        const asksFor = ({hash}: Pick<URL, 'hash'>) =>
          hash === fragment && session.userName()?.toLowerCase() === userName.toLowerCase();
        let filter: Element | undefined;
        const found = (node: Element) => {
          filter = node;
          if (asksFor(location)) chooseThreads(node);
        };
        watchFor(threadsFilter, {found, changed() {}}, {signal});
        watchAddress(address => void (filter?.isConnected && asksFor(address) && chooseThreads(filter)), {signal});
      },
      {awaits: {name: 'threadsFilter', selector: threadsFilter}},
    ),
  ],
});
