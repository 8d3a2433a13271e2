import {Kind, OperationTypeNode, parse, valueFromASTUntyped, type FieldNode, type SelectionSetNode} from 'graphql';

import {network} from '#platform/platform';

type Args = Readonly<Record<string, unknown>>;

/** A requested field: root fields have their own name, fields of a page are called "Page.name". */
export interface RequestedField {
  readonly name: string;
  readonly args: Args;
}

/** A field to resolve. */
interface ResolvedField extends RequestedField {
  /** For a field of a page: the arguments of the page, and all of its fields. */
  readonly page?: {readonly args: Args; readonly fields: readonly RequestedField[]};
}

/** A request that was sent to the API. */
export interface Sent {
  readonly query: string;
  readonly variables: Record<string, unknown>;
  readonly headers: Headers;
  readonly requestedFields: readonly RequestedField[];
}

/** Returns the value of a field; null for a root of a query is one without values, and an `Error` becomes an error of that field, with its status if it has one. */
export type Resolve = (asked: ResolvedField) => unknown;

const fieldsOf = (set: SelectionSetNode | undefined) =>
  (set?.selections ?? []).filter(
    (node): node is FieldNode => node.kind === Kind.FIELD && !node.name.value.startsWith('__'),
  );

const argsOf = (node: FieldNode, variables: Record<string, unknown>): Args =>
  Object.fromEntries(
    (node.arguments ?? []).flatMap(({name, value}) => {
      const given = valueFromASTUntyped(value, variables);
      // Variables that were not sent do not count as arguments.
      return given === undefined ? [] : [[name.value, given]];
    }),
  );

/** An API error with a status. */
export const apiError = (message: string, status: number) => Object.assign(new Error(message), {status});

const lists = new Set(['ThreadComment', 'MediaTagCollection', 'GenreCollection']);

/** A root without values, since AniList's answers have no root that is null without an error. */
const withoutValues = ({name, selectionSet}: FieldNode, {id = null}: Args) =>
  lists.has(name.value)
    ? []
    : {
        __typename: name.value,
        ...Object.fromEntries(fieldsOf(selectionSet).map(inner => [(inner.alias ?? inner.name).value, null])),
        id,
      };

function answer(query: string, variables: Record<string, unknown>, resolve: Resolve) {
  const asked: RequestedField[] = [];
  const errors: object[] = [];
  const data: Record<string, unknown> = {};
  const operations = parse(query).definitions.filter(node => node.kind === Kind.OPERATION_DEFINITION);
  const isQuery = operations[0]?.operation === OperationTypeNode.QUERY;
  const requested = (node: FieldNode, prefix: string) => ({
    name: prefix + node.name.value,
    args: argsOf(node, variables),
  });
  const field = (node: FieldNode, prefix: string, around?: FieldNode): unknown => {
    const one = requested(node, prefix);
    if (one.name !== 'Page') asked.push(one);
    const page = around && {
      args: argsOf(around, variables),
      fields: fieldsOf(around.selectionSet).map(inner => requested(inner, prefix)),
    };
    const value =
      one.name === 'Page'
        ? {
            __typename: 'Page',
            ...Object.fromEntries(
              fieldsOf(node.selectionSet).map(inner => [inner.name.value, field(inner, 'Page.', node)]),
            ),
          }
        : resolve(page ? {...one, page} : one);
    if (value === null && prefix === '' && isQuery) return withoutValues(node, one.args);
    if (!(value instanceof Error)) return value;
    errors.push({message: value.message, status: Reflect.get(value, 'status') as unknown});
    return null;
  };
  for (const {selectionSet} of operations)
    for (const root of fieldsOf(selectionSet)) data[(root.alias ?? root.name).value] = field(root, '');
  if (!errors.length) return {asked, body: {data}};
  // As in the API, one missing item nulls all its siblings too.
  const wiped = Object.fromEntries(Object.keys(data).map(key => [key, null]));
  return {asked, body: {data: wiped, errors}};
}

/**
 * Replaces the network with a fake API: `resolve` returns the value of each field, and `fault` a response or error to
 * use instead, if it returns one.
 */
export function useApiFetch() {
  const native = network.fetch;
  const state: {
    resolve: Resolve;
    fault: (() => Response | Error | undefined | Promise<Response | undefined>) | undefined;
  } = {
    resolve: () => null,
    fault: undefined,
  };
  const sent: Sent[] = [];
  beforeEach(() => {
    sent.length = 0;
    state.resolve = () => null;
    state.fault = undefined;
    globalThis.automailStandIn = {rateWindow: 60, quietFactor: 0.1, answerTimeout: 200};
    network.fetch = async (_address, init) => {
      const {query, variables = {}} = JSON.parse(String(init?.body)) as {
        query: string;
        variables?: Record<string, unknown>;
      };
      const {fault} = state;
      const {asked, body: now} = answer(query, variables, fault ? () => null : state.resolve);
      sent.push({query, variables, headers: new Headers(init?.headers), requestedFields: asked});
      const instead = await fault?.();
      if (instead instanceof Error) throw instead;
      if (instead) return instead;
      const body = fault ? answer(query, variables, state.resolve).body : now;
      const status = Number(Reflect.get(body.errors?.[0] ?? {}, 'status') ?? 200);
      return new Response(JSON.stringify(body), {status, headers: {'content-type': 'application/json'}});
    };
  });
  afterEach(() => {
    network.fetch = native;
    globalThis.automailStandIn = undefined;
  });
  return {
    sent,
    /** Names of all requested fields. */
    asked: () => sent.flatMap(each => each.requestedFields.map(({name}) => name)),
    answers: (resolve: Resolve) => void (state.resolve = resolve),
    fails: (fault: typeof state.fault) => void (state.fault = fault),
    /** Refuses the next request for the rate limit; those after it are answered once the returned function has been called. */
    refusesOnce() {
      let isFirst = true;
      let release: (answer: undefined) => void = () => undefined;
      const released = new Promise<undefined>(resolve => void (release = resolve));
      state.fault = () => {
        if (!isFirst) return released;
        isFirst = false;
        return new Response('{}', {status: 429});
      };
      return () => release(undefined);
    },
  };
}
