import {expect, test} from '@playwright/test';
import {runInNewContext} from 'node:vm';
import {StandInClient, dataOf} from './client';

let client: StandInClient;
test.beforeAll(async () => {
  client = await StandInClient.start();
});
test.beforeEach(() => client.control('reset'));
test.afterAll(() => client.close());

const cookieOf = (headers: Headers): string => headers.get('set-cookie')?.split(';')[0] ?? '';

test('starts a session and stores the viewer when signing in', {tag: '@plain'}, async () => {
  const page = await client.get('/__standin/sign-in?as=member');
  const cookie = cookieOf(page.headers);
  const document = await client.get('/home', {headers: {cookie}});
  const token = /al_token = "(\w{40})"/.exec(document.text)?.[1] ?? '';
  const answered = await client.get('/graphql', {
    method: 'POST',
    headers: {cookie, 'x-csrf-token': token},
    body: JSON.stringify({query: '{ Viewer { name } }'}),
  });
  expect(answered.body.data).toEqual({Viewer: {name: 'Mirabel'}});
  const script = await client.get('/__standin/sign-in.js?as=member');
  expect(script.text).toContain('localStorage.setItem');
  expect(script.text).toContain('scoreFormat');
  expect(await client.control('log')).toHaveLength(1);
});

test('turns on the feature that the address of the sign-in names', {tag: '@plain'}, async () => {
  const page = await client.get('/__standin/sign-in?as=member&on=aFeature&to=/anime/1');
  const [, address = ''] = /<script src="([^"]+)"/.exec(page.text) ?? [];
  expect(address).toBe('/__standin/sign-in.js?as=Mirabel&amp;on=aFeature&amp;to=%2Fanime%2F1');
  const script = await client.get(address.replaceAll('&amp;', '&'));
  const stored = new Map([['hohSettings', '{"another": false}']]);
  const visited: string[] = [];
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  };
  runInNewContext(script.text, {localStorage: storage, location: {replace: (to: string) => visited.push(to)}});
  expect(JSON.parse(stored.get('hohSettings') ?? '')).toEqual({another: false, aFeature: true});
  expect(visited).toEqual(['/anime/1']);
  const without = await client.get('/__standin/sign-in.js?as=member');
  expect(without.text).not.toContain('hohSettings');
});

test('redirects to an approved client with a token in the fragment', {tag: '@plain'}, async () => {
  const cookie = cookieOf((await client.get('/__standin/sign-in')).headers);
  for (const id of ['999', '21455x', '-1', ''])
    expect((await client.get(`/api/v2/oauth/authorize?client_id=${id}&response_type=token`)).status, id).toBe(401);
  const page = await client.get('/api/v2/oauth/authorize?client_id=21455&response_type=token', {headers: {cookie}});
  expect(page.text).toContain('Approve');
  const approve = async (id: string | number): ReturnType<StandInClient['get']> =>
    client.get('/api/v2/oauth/approve', {
      method: 'POST',
      headers: {cookie},
      body: new URLSearchParams({client_id: String(id)}),
    });
  expect((await approve('999')).status).toBe(401);
  const answered = await approve('21455');
  expect(answered.status).toBe(302);
  const [, token, ...rest] = /#access_token=([^&]+)(.*)$/.exec(answered.headers.get('location') ?? '') ?? [];
  expect(rest).toEqual(['&token_type=Bearer&expires_in=31536000']);
  expect(dataOf(await client.query('{ Viewer { name } }', {}, token))).toEqual({Viewer: {name: 'Mirabel'}});
  // Older clients, whose redirect URL may have a fragment, and newly registered ones.
  for (const [id, address] of [
    ['1337', '/home#access_token='],
    ['90210', '/home#access_token='],
    ['4242', '/settings/developer#answers_auth&access_token='],
  ] as const)
    expect((await approve(id)).headers.get('location'), id).toContain(client.base + address);
  const register = async (body: object): ReturnType<StandInClient['get']> =>
    client.get('/__standin/clients', {method: 'POST', body: JSON.stringify(body)});
  expect((await register({name: 'Mine', redirect: 'nowhere'})).status).toBe(400);
  const {id} = JSON.parse((await register({name: 'Mine', redirect: 'https://example.org/back'})).text) as {id: number};
  expect((await client.get(`/api/v2/oauth/authorize?client_id=${String(id)}&response_type=token`)).status).toBe(200);
  expect((await approve(id)).headers.get('location')).toMatch(/^https:\/\/example\.org\/back#access_token=/);
});
