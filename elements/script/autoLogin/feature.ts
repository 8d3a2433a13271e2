import {defineFeature} from '#feature/defineFeature';
import {run} from '#feature/run';
import {anywhere} from '#host/pages/route';
import {loginAttempted} from '#services/settings/shared';
import {goToSignIn} from '#services/signInPlace';

export default defineFeature({
  id: 'autoLogin',
  categories: ['Script', 'Login'],
  enabledByDefault: false,
  requests: 'none',
  // Presets never enable it, because it redirects the user away from the page.
  preset: 'never',
  data: [loginAttempted],
  parts: [
    run({routes: anywhere}, async ({services: {session, settings}, signal}) => {
      await session.ready;
      const address = session.authorizeAddress();
      if (signal.aborted || !address || session.token() || settings.get(loginAttempted)) return;
      settings.set(loginAttempted, true);
      // Otherwise each page would lead to the sign-in again.
      if (settings.isStored(loginAttempted)) goToSignIn(address);
    }),
  ],
});
