import type {StandIn} from './server';

/** Queries the API as a certain account. @throws with the API's message if it answers without data */
export type QueryApi = <T>(query: string, variables?: Record<string, unknown>) => Promise<T>;

/** Queries the API as the user with this token, and without one as a guest. */
export const queryAs =
  (standIn: StandIn, token?: string): QueryApi =>
  async <T>(query: string, variables: Record<string, unknown> = {}) => {
    const answer = await fetch(`http://localhost:${standIn.http}/api/v2/graphql-public`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        // Counted apart from what the page requests.
        'x-standin-client': 'test',
        ...(token === undefined ? {} : {authorization: `Bearer ${token}`}),
        referer: 'https://anilist.co/',
      },
      body: JSON.stringify({query, variables}),
    });
    const {data, errors} = (await answer.json()) as {data?: T; errors?: {message: string}[]};
    if (!data) throw new Error(errors?.[0]?.message ?? `status ${answer.status}`);
    return data;
  };

/** A new token of a user, by account name: `member` is the default signed-in user. */
export const tokenOf = async (standIn: StandIn, as: string, seconds?: number) =>
  (
    await standIn.control<{token: string}>(
      `token?as=${encodeURIComponent(as)}${seconds === undefined ? '' : `&seconds=${seconds}`}`,
    )
  ).token;

/** Queries the API as a guest. */
export const queryApi = <T>(standIn: StandIn, query: string, variables?: Record<string, unknown>) =>
  queryAs(standIn)<T>(query, variables);

/** Queries the API as a user, by account name. */
export const queryAsMember = async <T>(
  standIn: StandIn,
  as: string,
  query: string,
  variables?: Record<string, unknown>,
) => queryAs(standIn, await tokenOf(standIn, as))<T>(query, variables);
