import type {StandIn} from './server';

/** Posts a status as the member; resolves to its id. */
export async function post(standIn: StandIn, text: string): Promise<number> {
  const {token} = await standIn.control<{token: string}>('token?as=member');
  const answer = await fetch(`http://localhost:${standIn.http}/api/v2/graphql-public`, {
    method: 'POST',
    headers: {'content-type': 'application/json', authorization: `Bearer ${token}`, referer: 'https://anilist.co/'},
    body: JSON.stringify({
      query: 'mutation ($text: String) { SaveTextActivity(text: $text) { id } }',
      variables: {text},
    }),
  });
  return ((await answer.json()) as {data: {SaveTextActivity: {id: number}}}).data.SaveTextActivity.id;
}
