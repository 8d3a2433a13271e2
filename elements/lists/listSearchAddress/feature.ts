import {defineFeature} from '#feature/defineFeature';
import {run} from '#feature/run';
import {userLists} from '#host/pages/routes';
import {linkFilterToAddress} from './linkFilterToAddress';

export default defineFeature({
  id: 'listSearchAddress',
  categories: ['Lists'],
  enabledByDefault: true,
  requests: 'none',
  newIn: '10.6.4',
  preset: 'quiet',
  parts: [run({routes: userLists}, linkFilterToAddress)],
});
