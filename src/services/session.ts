import * as v from 'valibot';

import {profileLink} from '#host/pages/shell/anchors';
import {watchFor} from '#host/dom/observe';
import {build} from '#platform/build';
import type {Vault} from '#platform/vault';
import type {Bus} from './bus';
import {titleLanguage, titleLanguages} from './settings/shared';
import type {Settings} from './settings/settings';
import {claimsOf} from './token';

const storedUser = v.object({
  name: v.optional(v.string()),
  id: v.optional(v.number()),
  donatorTier: v.optional(v.nullable(v.number())),
  options: v.optional(v.object({titleLanguage: v.optional(v.string())})),
});

export type StoredUser = v.InferOutput<typeof storedUser>;

/**
 * The user object that the host keeps under `auth`, as far as it can be read. Guests have none: nothing may be thrown for them at
 * start, since a first exception makes the engine read the whole file again for its stack (60 ms measured).
 */
export function readStoredUser(storage: Storage | undefined): StoredUser | undefined {
  const raw = storage?.getItem('auth');
  if (!raw) return undefined;
  try {
    const parsed = v.safeParse(storedUser, JSON.parse(raw));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

export interface Session {
  /** Who is signed in to the site, as far as known: from the navigation, else from the host's stored user. */
  userName(): string | undefined;
  /** Resolves once it is known whether the script is signed in; until then there seems to be no token. */
  readonly known: Promise<void>;
  /** The script's token; never to be shown, logged or stored elsewhere. */
  token(): string | undefined;
  /**
   * Whether script and site are signed in as the same account. `other`: nothing may be written. `unknown`: one of the two
   * does not say who it is.
   */
  account(): 'same' | 'other' | 'unknown';
  /** When the token ends (epoch milliseconds), where it says so. */
  expires(): number | undefined;
  signIn(token: string): void;
  /** Forgets the token: the API answered "Invalid token", or the person wants it. */
  signOut(): void;
  /** Where a person lets the script act for them, or `undefined` without a client id. */
  authorizeAddress(): string | undefined;
  /** Calls back when user or token changed until the signal ends. */
  subscribe(listener: () => void, options: {signal: AbortSignal}): void;
}

interface Deps {
  storage: Storage | undefined;
  settings: Settings;
  vault: Vault;
  bus: Bus;
  clientId: () => string;
  signal: AbortSignal;
}

/** The title language follows the signed-in user's option; the stylised variants count as their plain ones. */
function adoptTitleLanguage(user: StoredUser | undefined, settings: Settings) {
  const wanted = user?.options?.titleLanguage?.replace('_STYLISED', '');
  const known = titleLanguages.find(each => each === wanted);
  if (known && settings.get(titleLanguage) !== known) settings.set(titleLanguage, known);
}

/** Opens the session; it follows the navigation's profile link. */
export function createSession({storage, settings, vault, bus, clientId, signal}: Deps): Session {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const stored = readStoredUser(storage);
  let fromNavigation: string | undefined;
  adoptTitleLanguage(stored, settings);
  const look = (node: Element) => {
    const name = profileLink.read(node)?.userName;
    if (!name || name === fromNavigation) return;
    fromNavigation = name;
    if (name !== stored?.name) notify();
  };
  watchFor(profileLink.selector, {found: look, changed() {}}, {signal});
  vault.subscribe(notify, {signal});
  return {
    userName: () => fromNavigation ?? stored?.name,
    known: vault.known,
    token: () => vault.read(),
    account() {
      const script = claimsOf(vault.read() ?? '').userId;
      // The host writes its user anew after a sign-in without loading the page.
      const site = readStoredUser(storage)?.id;
      if (script === undefined || site === undefined) return 'unknown';
      return script === site ? 'same' : 'other';
    },
    expires: () => claimsOf(vault.read() ?? '').expires,
    signIn(token) {
      vault.write(token);
    },
    signOut() {
      vault.clear();
      console.info('access token retracted');
      bus.emit('signedOut', undefined);
    },
    authorizeAddress() {
      const id = clientId();
      return id ? `${build.authorize}?client_id=${encodeURIComponent(id)}&response_type=token` : undefined;
    },
    subscribe(listener, options) {
      listeners.add(listener);
      options.signal.addEventListener('abort', () => listeners.delete(listener));
    },
  };
}
