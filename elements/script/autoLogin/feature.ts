import {defineFeature} from '../../../src/feature/defineFeature';
import {run} from '../../../src/feature/run';
import {anywhere} from '../../../src/host/routes/route';
import {loginAttempted} from '../../../src/services/settings/shared';

export default defineFeature({
  id: 'autoLogin',
  title: 'Sign in to the script automatically, once.',
  extendedDescription:
    'Where the script is not signed in, you are sent to the site\'s page that asks for it; one time only, so that a refusal is respected. "Reset" makes it try again.',
  categories: ['Script', 'Login'],
  on: false,
  // It takes one away from the page.
  preset: 'never',
  needs: ['user'],
  settings: [],
  data: [loginAttempted],
  parts: [
    run(anywhere, async ({services: {session, settings}, signal}) => {
      await session.known;
      const address = session.authorizeAddress();
      if (signal.aborted || !address || session.token() || settings.get(loginAttempted)) return;
      settings.set(loginAttempted, true);
      location.assign(address);
    }),
  ],
});
