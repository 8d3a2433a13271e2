import * as v from 'valibot';

import {createListeners, type Source} from '#domain/value/store';
import {profileLink} from '#host/pages/shell/anchors';
import {watchElements} from '#host/dom/observe';
import {whenLoaded} from '#host/dom/pageLoad';
import {onPageReturn} from '#platform/pageReturn';
import {build} from '#platform/platform';
import type {Vault} from '#platform/vault';
import type {Bus} from './bus';
import {plainTitleLanguage} from './settings/migrate';
import {titleLanguage, titleLanguages} from './settings/shared';
import type {Settings} from './settings/settings';
import {RejectedToken} from './rejectedToken';
import {claimsOf} from './token';

/** A field whose invalid value counts as missing, so that the others can be used. */
const field = <T>(schema: v.GenericSchema<unknown, T>) => v.fallback(v.optional(schema), undefined);

const storedUser = v.object({
  name: field(v.string()),
  id: field(v.number()),
  donatorTier: field(v.number()),
  options: field(
    v.object({
      titleLanguage: field(v.string()),
      timezone: field(v.string()),
      displayAdultContent: field(v.boolean()),
    }),
  ),
  mediaListOptions: field(v.object({scoreFormat: field(v.string())})),
});

/** The parts of the host's stored user object that we read. */
export type StoredUser = v.InferOutput<typeof storedUser>;

function parseUser(raw: string): StoredUser | undefined {
  try {
    const parsed = v.safeParse(storedUser, JSON.parse(raw));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

let lastRead: {readonly raw: string; readonly user: StoredUser | undefined} | undefined;

/**
 * Returns the user object that the host stores under `auth`, or `undefined` if it cannot be read. It is parsed once per
 * stored text. Guests have none, and nothing may be thrown for them at start: the first exception makes the engine read
 * the whole file again for its stack trace (60 ms measured).
 */
export function readStoredUser(storage: Storage | undefined): StoredUser | undefined {
  const raw = storage?.getItem('auth');
  if (!raw) return undefined;
  if (lastRead?.raw !== raw) lastRead = {raw, user: parseUser(raw)};
  return lastRead.user;
}

/** The users signed in to the site and in the script. It notifies when the user name or the token changes. */
export interface Session extends Source {
  /**
   * Name of the user signed in to the site, if known: from the navigation, otherwise from the user object that the host
   * stored.
   */
  userName(): string | undefined;
  /** The time zone in the user's settings on AniList, such as "-08:00", if known. */
  timezone(): string | undefined;
  /** The score format in the user's settings on AniList, if known. */
  scoreFormat(): string | undefined;
  /** Whether AniList shows adult titles to the site's user. Guests don't see them, and members can turn them off. */
  seesAdult(): boolean;
  /** Resolves once it is known whether the script is signed in. Until then, `token()` returns `undefined`. */
  readonly ready: Promise<void>;
  /** The script's token. Must never be shown, logged or stored elsewhere. */
  token(): string | undefined;
  /**
   * Whether the script and the site are signed in to the same account. `other`: nothing may be written. `unknown`: at
   * least one of the two accounts is not known.
   */
  account(): 'same' | 'other' | 'unknown';
  /** User id in the script's token, even while that is set aside, if it says so. */
  tokenUserId(): number | undefined;
  /** Id of the user signed in to the site, if known. */
  siteUserId(): number | undefined;
  /** When the token expires (epoch milliseconds), if it says so. */
  expires(): number | undefined;
  signIn(token: string): void;
  /**
   * Sets the token aside, because the API answered "Invalid token". It is tried again after a while; meanwhile the
   * script counts as signed out. An expired token is forgotten.
   */
  rejectToken(): void;
  /** Whether the token is set aside. */
  isRejected(): boolean;
  /** Lets a token that was set aside count again. */
  tryAgain(): void;
  /** Forgets the token, because the user asked for it. */
  signOut(): void;
  /** Address of the page where the user authorises the script, or `undefined` without a client id. */
  authorizeAddress(): string | undefined;
}

/** The account that is displayed and that writes. */
export interface Account {
  /** Key under which the account's writes and import are stored. */
  readonly key: string;
  /** The user's name on the site. */
  readonly name: string | undefined;
  /** Known if the token contains it. */
  readonly id: number | undefined;
  /**
   * Only public data is shown, and nothing is written: the script is signed out, or signed in to another account than
   * the site.
   */
  readonly isPublic: boolean;
}

const keyOf = (id: number | undefined, name: string | undefined) =>
  id === undefined ? `name:${name ?? ''}` : `id:${id}`;

/** The current account; `undefined` for guests. A token without a user id counts as that of the site's user. */
export function accountOf(session: Session): Account | undefined {
  const token = session.token();
  const name = session.userName();
  const {userId: id} = claimsOf(token ?? '');
  if (id === undefined && name === undefined) return undefined;
  const isPublic = token === undefined || session.account() === 'other';
  return {key: keyOf(id, name), name, id, isPublic};
}

/** The account that the script is signed in to; `undefined` while it is signed out. */
export const signedInAccount = (session: Session): Account | undefined =>
  session.token() === undefined ? undefined : accountOf(session);

/** Key of the account that the script is signed in to, even while AniList rejects that sign-in. */
export function keptAccountKey(session: Session): string | undefined {
  if (!session.isRejected()) return signedInAccount(session)?.key;
  return keyOf(session.tokenUserId(), session.userName());
}

interface Deps {
  storage: Storage | undefined;
  settings: Settings;
  vault: Vault;
  bus: Bus;
  clientId: () => string;
  signal: AbortSignal;
}

/** Copies the title language from the signed-in user's options. Stylised variants count as the plain ones. */
function adoptTitleLanguage(user: StoredUser | undefined, settings: Settings) {
  const wanted = plainTitleLanguage(user?.options?.titleLanguage ?? '');
  const ready = titleLanguages.find(each => each === wanted);
  if (ready && settings.get(titleLanguage) !== ready) settings.set(titleLanguage, ready);
}

/**
 * Watches the profile link in the navigation; returns the user's name from there, otherwise from the user object that
 * the host stored.
 */
function watchUserName(
  stored: StoredUser | undefined,
  {storage, signal}: Pick<Deps, 'storage' | 'signal'>,
  notify: () => void,
): () => string | undefined {
  let fromNavigation: string | undefined;
  const warnWithoutName = () => {
    if (!fromNavigation && !stored?.name) console.warn('could not get username');
  };
  const readProfileLink = (node: Element) => {
    const name = profileLink.read(node)?.userName;
    if (!name || name === fromNavigation) return;
    fromNavigation = name;
    if (name !== stored?.name) notify();
  };
  watchElements(profileLink.selector, {found: readProfileLink, changed() {}}, {signal});
  // Guests have no name. A user who is signed in to the site has one as soon as the navigation exists.
  if (storage?.getItem('auth')) whenLoaded(warnWithoutName, {signal});
  return () => fromNavigation ?? stored?.name;
}

const authorizeAddressOf = (id: string) =>
  id ? `${build.authorize}?client_id=${encodeURIComponent(id)}&response_type=token` : undefined;

/** Creates the session. */
export function createSession({storage, settings, vault, bus, clientId, signal}: Deps): Session {
  const {notify, subscribe} = createListeners();
  const stored = readStoredUser(storage);
  adoptTitleLanguage(stored, settings);
  const userName = watchUserName(stored, {storage, signal}, notify);
  vault.subscribe(notify, {signal});
  // The user may have changed in another tab.
  onPageReturn(notify, signal);
  const rejected = new RejectedToken({changed: notify, signal});
  // Read each time, because the host updates its stored user on sign-in without reloading the page.
  const siteUserId = () => readStoredUser(storage)?.id;
  const signOut = () => {
    rejected.forget();
    vault.clear();
    console.info('access token retracted');
    bus.emit('signedOut', undefined);
  };
  return {
    userName,
    timezone: () => readStoredUser(storage)?.options?.timezone,
    scoreFormat: () => readStoredUser(storage)?.mediaListOptions?.scoreFormat,
    seesAdult: () => userName() !== undefined && readStoredUser(storage)?.options?.displayAdultContent !== false,
    ready: vault.ready,
    token() {
      const token = vault.read();
      return rejected.has(token) ? undefined : token;
    },
    account() {
      const script = claimsOf(vault.read() ?? '').userId;
      const site = siteUserId();
      if (script === undefined || site === undefined) return 'unknown';
      return script === site ? 'same' : 'other';
    },
    tokenUserId: () => claimsOf(vault.read() ?? '').userId,
    siteUserId,
    expires: () => claimsOf(vault.read() ?? '').expires,
    signIn(token) {
      rejected.forget();
      vault.write(token);
    },
    rejectToken() {
      const token = vault.read();
      if (token !== undefined && !rejected.putAside(token, Date.now())) signOut();
    },
    isRejected: () => rejected.has(vault.read()),
    tryAgain: () => rejected.tryAgain(),
    signOut,
    authorizeAddress: () => authorizeAddressOf(clientId()),
    subscribe,
  };
}
