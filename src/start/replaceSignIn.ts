import {timedOut, withTimeout} from '#domain/value/withTimeout';
import {hours} from '#services/api/cache/lifetime';
import type {Services} from '#services/services';
import {claimsOf} from '#services/token';
import {text} from './messages';
import {UserNamesDocument, type UserNamesQuery} from './userNames.generated';

/** The names of the accounts of two tokens; a name that AniList doesn't return is missing. */
async function namesOf(before: string, after: string, {apiFor}: Services): Promise<UserNamesQuery> {
  const ids = {before: claimsOf(before).userId ?? 0, after: claimsOf(after).userId ?? 0};
  const options = {lifetime: hours(1), priority: 'person', anonymous: true, inMemory: true} as const;
  try {
    return await apiFor('signIn').read(UserNamesDocument, ids, options);
  } catch {
    return {before: null, after: null};
  }
}

/** Time that the question waits for the names (ms). Later they are added to it. */
const namesTimeoutMs = 1000;
const name = 'replaceSignIn';

/** Asks whether a token may replace that of another account, naming both. Nothing changes without an answer. */
export async function askToReplace(before: string, after: string, services: Services, replace: () => void) {
  const {toasts} = services;
  const ask = (names?: UserNamesQuery) => {
    const newName = names?.after?.name ?? text.unnamedAccount;
    toasts.show({
      name,
      kind: 'warning',
      duration: Infinity,
      text: text.replacesSignIn(newName, names?.before?.name ?? text.unnamedAccount),
      action: {label: text.signInAs(newName), run: replace},
    });
  };
  const answer = namesOf(before, after, services);
  const names = await withTimeout(answer, namesTimeoutMs);
  if (names !== timedOut) return ask(names);
  ask();
  const late = await answer;
  if (toasts.list().some(toast => toast.name === name)) ask(late);
}
