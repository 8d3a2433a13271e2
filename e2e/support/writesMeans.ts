import {build} from 'esbuild';
import {fileURLToPath} from 'node:url';

import type {StandIn} from './server';

/** The script for the page: the product's outbox without the rest. */
export async function bundleHarness(): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [fileURLToPath(new URL('./writesHarness.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    define: {'process.env.NODE_ENV': '"production"'},
  });
  return outputFiles[0]?.text ?? '';
}

/** Queries the API as a certain account. @throws with the API's message when it answers with no data */
export type QueryApi = <T>(query: string, variables?: Record<string, unknown>) => Promise<T>;

/** Queries the API as the member whose token this is. */
export const queryAs =
  (standIn: StandIn, token: string): QueryApi =>
  async <T>(query: string, variables: Record<string, unknown> = {}) => {
    const answer = await fetch(`http://localhost:${standIn.http}/api/v2/graphql-public`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        referer: 'https://anilist.co/',
      },
      body: JSON.stringify({query, variables}),
    });
    const {data, errors} = (await answer.json()) as {data?: T; errors?: {message: string}[]};
    if (!data) throw new Error(errors?.[0]?.message ?? `status ${answer.status}`);
    return data;
  };
