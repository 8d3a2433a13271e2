import {ServerError} from '@apollo/client/errors';
import {
  Kind,
  OperationTypeNode,
  valueFromASTUntyped,
  type DocumentNode,
  type FieldNode,
  type SelectionSetNode,
} from 'graphql';

import type {World} from './world';

/** How a request ends. `late`: the connection fails, but the request is still carried out. */
export type Fate = 'answered' | 'lost' | 'unanswered' | 'late-answer' | 'late' | 'failed';

/** The time after which a request in progress is carried out at the latest (ms). */
const latestArrivalMs = 8000;
/** The API's own limit: this many requests in a window that opens with the first. */
const limit = 30;
const windowMs = 60_000;

export type Entry = {readonly id: number; readonly mediaId: number; readonly progress: number} & Record<
  string,
  unknown
>;

/** The data of one account. */
export class AccountData {
  readonly entries = new Map<number, Entry>();
  readonly posts: {readonly id: number; readonly text: string; readonly createdAt: number}[] = [];
  readonly likes = new Set<number>();
}

interface Root {
  readonly alias: string;
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly inner: readonly FieldNode[];
}

const fieldsOf = (set: SelectionSetNode | undefined) =>
  (set?.selections ?? []).filter(
    (node): node is FieldNode => node.kind === Kind.FIELD && !node.name.value.startsWith('__'),
  );

function rootOf(node: FieldNode, variables: Record<string, unknown>): Root {
  const args = (node.arguments ?? []).flatMap(({name, value}) => {
    const given = valueFromASTUntyped(value, variables);
    return given === undefined ? [] : [[name.value, given] as const];
  });
  return {
    alias: (node.alias ?? node.name).value,
    name: node.name.value,
    args: Object.fromEntries(args),
    inner: fieldsOf(node.selectionSet),
  };
}

/** A mutation that was carried out. */
export interface Carried {
  readonly account: number;
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** An answer with the headers that say what is left of the limit. */
export interface Answer {
  readonly result: Record<string, unknown>;
  readonly response: Response;
}

/** A request as it is sent. */
export interface SentRequest {
  readonly query: DocumentNode;
  readonly variables: Record<string, unknown>;
  /** The account of the token; `undefined` without one. */
  readonly account: number | undefined;
}

/** A simulated AniList with several accounts, which loses, delays and refuses requests. */
export class SiteServer {
  readonly accounts = new Map<number, AccountData>();
  readonly carried: Carried[] = [];
  /** When requests were sent (true time, ms). */
  readonly sentAt: number[] = [];
  /** The number of requests over the API's limit. */
  refusedCount = 0;
  /** Whether it refuses a mutation with these arguments. */
  refuses: (args: Readonly<Record<string, unknown>>) => boolean = () => false;
  /** The fate of the mutations beside a refused one; the stand-in has the same names. */
  siblings: 'saved' | 'nulled' | 'undone' = 'saved';
  /** Whether there is a media item with this id. */
  exists: (mediaId: number) => boolean = () => true;
  /** How the next request ends. */
  fate: () => Fate = () => 'answered';
  readonly #world: World;
  #window = {opened: -Infinity, used: 0};
  #lastId = 1000;

  constructor(world: World) {
    this.#world = world;
  }

  of(account: number): AccountData {
    const known = this.accounts.get(account) ?? new AccountData();
    this.accounts.set(account, known);
    return known;
  }

  /** Adds an entry that the user has had for long. */
  addEntry(account: number, mediaId: number, progress: number) {
    this.of(account).entries.set(mediaId, {...newEntry(++this.#lastId, mediaId), progress});
  }

  allEntries = () =>
    [...this.accounts].flatMap(([account, {entries}]) =>
      [...entries.values()].map(({mediaId, progress}) => ({account, mediaId, progress})),
    );

  /** Sends a request from the current tab. */
  send(request: SentRequest): Promise<Answer> {
    const world = this.#world;
    const {random, current: tab} = world;
    this.sentAt.push(world.time);
    const fate = this.fate();
    return new Promise<Answer>((resolve, reject) => {
      const answer = (delay: number, settle: () => void) => void world.post(delay, settle, tab);
      const travel = random.between(20, 200);
      if (fate === 'lost') return answer(travel, () => reject(new TypeError('Failed to fetch')));
      const arrival = fate === 'late' ? random.between(1000, latestArrivalMs) : travel;
      if (fate === 'late') answer(travel, () => reject(new TypeError('Failed to fetch')));
      world.postOutside(arrival, () => {
        if (!this.#count()) return answer(travel, () => reject(new TypeError('Failed to fetch')));
        if (fate === 'failed')
          return answer(travel, () =>
            reject(serverError(500, {errors: [{message: 'Internal Server Error', status: 500}]})),
          );
        const result = this.#answer(request);
        if (fate === 'unanswered') return answer(travel, () => reject(new TypeError('Failed to fetch')));
        const remaining = limit - this.#window.used;
        answer(fate === 'late-answer' ? random.between(5000, 90_000) : travel, () =>
          resolve({result, response: responseWith(remaining)}),
        );
      });
    });
  }

  /** Requests the host of the API from the current tab, without reading the answer. */
  probe(): Promise<Response> {
    const {random, current: tab} = this.#world;
    const isLost = this.fate() === 'lost';
    this.sentAt.push(this.#world.time);
    return new Promise((resolve, reject) => {
      const travel = random.between(20, 200);
      if (!isLost) this.#world.postOutside(travel, () => void this.#count());
      const settle = () => (isLost ? reject(new TypeError('Failed to fetch')) : resolve(new Response()));
      this.#world.post(2 * travel, settle, tab);
    });
  }

  /** Counts a request in the API's window. Returns whether it is within the limit. */
  #count(): boolean {
    const {time} = this.#world;
    if (time - this.#window.opened >= windowMs) this.#window = {opened: time, used: 0};
    this.#window.used += 1;
    if (this.#window.used > limit) this.refusedCount += 1;
    return this.#window.used <= limit;
  }

  /** An answer like those that our link to the API passes on: also one with errors has data. */
  #answer({query, variables, account}: SentRequest): Record<string, unknown> {
    const nodes = query.definitions.filter(node => node.kind === Kind.OPERATION_DEFINITION);
    const roots = nodes.flatMap(({selectionSet}) => fieldsOf(selectionSet).map(field => rootOf(field, variables)));
    if (nodes[0]?.operation !== OperationTypeNode.MUTATION)
      return {data: Object.fromEntries(roots.map(root => [root.alias, this.#read(root, variables, account)]))};
    const isRefused = ({args}: Root) => this.refuses(args);
    if (!roots.some(isRefused))
      return {data: Object.fromEntries(roots.map(root => [root.alias, this.#carryOut(root, account)]))};
    const data: Record<string, unknown> = {};
    for (const root of roots) {
      const isDone = !isRefused(root) && this.siblings !== 'undone';
      const value = isDone ? this.#carryOut(root, account) : null;
      data[root.alias] = this.siblings === 'saved' ? value : null;
    }
    return {data, errors: [{message: 'No.', status: 400}]};
  }

  #read({name, args, inner}: Root, variables: Record<string, unknown>, account = 0): unknown {
    const {entries, posts, likes} = this.of(account);
    if (name === 'Viewer') return {__typename: 'User', id: account};
    if (name === 'Activity') return {__typename: 'TextActivity', id: args.id, isLiked: likes.has(Number(args.id))};
    if (name === 'User') return {__typename: 'User', id: account, name: args.name, mediaListOptions: listOptions};
    if (name === 'MediaListCollection')
      return {hasNextChunk: false, lists: [{name: 'All', isCustomList: false, entries: [...entries.values()]}]};
    if (name !== 'Page') return null;
    const [content] = inner.filter(node => node.name.value !== 'pageInfo').map(node => rootOf(node, variables));
    if (content?.name === 'activities') return {__typename: 'Page', activities: posts.slice(-25).reverse()};
    const wanted = content?.args.id_in as number[] | undefined;
    if (wanted) return {__typename: 'Page', media: wanted.filter(this.exists).map(id => ({id}))};
    const ids = (content?.args.mediaId_in ?? [content?.args.mediaId]) as number[];
    return {__typename: 'Page', mediaList: ids.flatMap(id => entries.get(id) ?? [])};
  }

  #carryOut({name, args}: Root, account = 0): unknown {
    const {entries, posts, likes} = this.of(account);
    this.carried.push({account, name, args});
    const id = ++this.#lastId;
    switch (name) {
      case 'SaveTextActivity': {
        const post = {
          __typename: 'TextActivity',
          id,
          text: String(args.text),
          createdAt: Math.floor(this.#world.time / 1000),
        };
        posts.push(post);
        return post;
      }
      case 'ToggleLikeV2': {
        const target = Number(args.id);
        if (!likes.delete(target)) likes.add(target);
        return {__typename: 'TextActivity', id: target, isLiked: likes.has(target)};
      }
      case 'SaveMediaListEntry': {
        const before = entries.get(Number(args.mediaId)) ?? newEntry(id, Number(args.mediaId));
        const after = {...before, ...args};
        entries.set(after.mediaId, after);
        return after;
      }
      case 'DeleteMediaListEntry': {
        for (const entry of entries.values()) if (entry.id === args.id) entries.delete(entry.mediaId);
        return {deleted: true};
      }
      default:
        return null;
    }
  }
}

const responseWith = (remaining: number) =>
  new Response('{}', {headers: {'x-ratelimit-limit': String(limit), 'x-ratelimit-remaining': String(remaining)}});

const ownOptions = {customLists: [], advancedScoring: []};
const listOptions = {scoreFormat: 'POINT_10', animeList: ownOptions, mangaList: ownOptions};

const newEntry = (id: number, mediaId: number): Entry => ({
  ...{__typename: 'MediaList', id, mediaId, status: 'CURRENT', score: 0, scoreRaw: 0, progress: 0},
  ...{progressVolumes: 0, repeat: 0, notes: '', hiddenFromStatusLists: false, customLists: [], updatedAt: 0},
  ...{startedAt: null, completedAt: null},
});

function serverError(status: number, body: object) {
  const bodyText = JSON.stringify(body);
  return new ServerError('Refused.', {response: new Response(bodyText, {status}), bodyText});
}
