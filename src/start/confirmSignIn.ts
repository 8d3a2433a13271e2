import {timedOut, withTimeout} from '#domain/value/withTimeout';
import {hours} from '#services/api/cache/lifetime';
import type {Services} from '#services/services';
import {claimsOf} from '#services/token';
import {text} from './messages';
import {UserNamesDocument} from './userNames.generated';

/** The names of the accounts of two tokens, as far as they are known. */
interface Names {
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** Queries the names of two accounts. */
async function namesOf(before: number | undefined, after: number | undefined, {apiFor}: Services): Promise<Names> {
  // AniList refuses a query for an unknown id as a whole, so the other one stands in for it.
  const known = after ?? before;
  if (known === undefined) return {};
  const ids = {before: before ?? known, after: known};
  const options = {lifetime: hours(1), priority: 'person', anonymous: true, inMemory: true} as const;
  try {
    const names = await apiFor('signIn').read(UserNamesDocument, ids, options);
    return {
      before: before === undefined ? undefined : names.before?.name,
      after: after === undefined ? undefined : names.after?.name,
    };
  } catch {
    return {};
  }
}

/** Time that the question waits for the names (ms). Later they are added to it. */
const namesTimeoutMs = 1000;
const name = 'confirmSignIn';

/**
 * Asks whether a token may be used, naming its account and that of the token which it would replace. Nothing changes
 * without an answer.
 */
export async function askToSignIn(token: string, services: Services, accept: () => void) {
  const {toasts, session} = services;
  const replacesOne = session.token() !== undefined || session.isRejected();
  const ask = ({before = text.unnamedAccount, after = text.unnamedAccount}: Names = {}) =>
    toasts.show({
      name,
      kind: 'warning',
      duration: Infinity,
      text: replacesOne ? text.replacesSignIn(after, before) : text.unexpectedSignIn(after),
      action: {label: text.signInAs(after), run: accept},
    });
  const answer = namesOf(session.tokenUserId(), claimsOf(token).userId, services);
  const names = await withTimeout(answer, namesTimeoutMs);
  if (names !== timedOut) return void ask(names);
  ask();
  const late = await answer;
  if (toasts.list().some(toast => toast.name === name)) ask(late);
}
