import {defineFeature} from '#feature/defineFeature';
import {run} from '#feature/run';
import {anywhere} from '#host/pages/route';

export default defineFeature({
  id: 'keepAlive',
  categories: ['Script', 'Feeds', 'Forum'],
  enabledByDefault: false,
  requests: 'none',
  newIn: '10.6.4',
  parts: [
    run({routes: anywhere}, async visit => {
      const {keepSession} = await import('./keepSession');
      if (!visit.signal.aborted) keepSession(visit);
    }),
  ],
});
