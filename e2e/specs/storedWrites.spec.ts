// The outbox and the journal stored by the product at commit eba06c0, opened by the built script.
import type {Page} from '@playwright/test';

import {queryAs, tokenOf} from '../support/api';
import type {StandIn} from '../support/server';
import {rowsNow, rowsThen} from '../support/storedData';
import {data, expectWhole, member, soonAfter} from '../support/storedScene';
import {expect, test} from '../support/test';
import {writeVault} from '../support/vault';

const section = (page: Page) => page.locator('am-settings-page');
const waiting = (page: Page) => section(page).getByRole('region', {name: 'Waiting changes'});
const journal = (page: Page) => section(page).getByRole('region', {name: 'Changes to your lists'});

interface Written {
  mutation: string;
  user: string;
  variables: Record<string, unknown>;
}

const written = async (standIn: StandIn) => standIn.control<Written[]>('ledger');

test('reads data stored by the first version without loss: changes are sent once, and those of kinds that no longer exist can be dismissed', async ({
  open,
  standIn,
  ids,
}) => {
  // Signed out of the script, so that everything is shown and nothing is sent.
  const page = await open('/settings/apps#aniscripts-journal', soonAfter(standIn, {token: false}));
  const token = await tokenOf(standIn, member);
  const rows = waiting(page).getByRole('listitem');
  const conflict = /^Save .*: progress 16\. This was also changed elsewhere\. AniList has .*progress 3/;
  const refused = /^Reply “A reply to what is gone”\. Refused: /;
  const unconfirmed = /^Post “Was this posted or not\?”\. We couldn't confirm that this was posted\./;
  const next = /^Post “A status that waits”\. /;
  const signedOut = 'Not saved yet: sign in again.';
  const removed = /^A change made by another version/;
  const signIn = (text: string) => new RegExp(`^${text}\\. ${signedOut}`);
  await expect(rows).toHaveText([
    conflict,
    signIn('Save .*: score 71'),
    refused,
    unconfirmed,
    signIn('Send “A message without an answer” to another user'),
    signIn('Reply “A reply that waits”'),
    removed,
    signIn('Post “A status that waits”'),
    signIn('Like an activity'),
    removed,
    signIn('Save .*: progress 14'),
  ]);
  const others = waiting(page).getByText('1 change is waiting for another account to sign in.');
  await expect(others).toBeVisible();
  await expectWhole(page, 'writes', 'journal');

  await queryAs(standIn, token)('mutation { SaveMediaListEntry(mediaId: 22650, progress: 7, score: 70) { id } }');
  const before = (await written(standIn)).length;
  const sent = async () =>
    (await written(standIn)).slice(before).map(({mutation, user, variables: {mediaId, ...rest}}) => {
      const text = rest.text ?? rest.message;
      return [user, mutation, text ?? mediaId ?? rest.id ?? rest.userId].join(' ');
    });
  await writeVault(page, token);
  await expect(rows).toHaveText([conflict, refused, unconfirmed, removed, next, removed], {timeout: 60_000});
  const first = [
    'SaveMediaListEntry 22650',
    'SaveMessageActivity A message without an answer',
    'SaveActivityReply A reply that waits',
    `ToggleLikeV2 ${ids.activityText}`,
    'SaveMediaListEntry 86836',
  ];
  const as = (name: string) => `${member} ${name}`;
  expect((await sent()).toSorted()).toEqual(first.map(as).toSorted());

  await rows.filter({hasText: unconfirmed}).getByRole('button', {name: 'Send it again'}).click();
  await rows.filter({hasText: conflict}).getByRole('button', {name: 'Keep mine'}).click();
  await rows.filter({hasText: refused}).getByRole('button', {name: 'Dismiss'}).click();
  await expect(rows).toHaveText([removed, removed], {timeout: 60_000});
  for (const left of [1, 0]) {
    await rows
      .first()
      .getByRole('button', {name: /^Discard/})
      .click();
    await expect(rows).toHaveCount(left);
  }
  const second = [
    'SaveTextActivity Was this posted or not?',
    'SaveTextActivity A status that waits',
    'SaveMediaListEntry 101922',
  ];
  expect((await sent()).toSorted()).toEqual([...first, ...second].map(as).toSorted());
  await expect(others).toBeVisible();
  const kept = Object.entries(rowsThen(data, 'writes')).filter(
    ([, row]) => Reflect.get(row as object, 'account') === 'id:5276',
  );
  expect(kept).toHaveLength(1);
  await expect.poll(() => rowsNow(page, 'writes')).toEqual(Object.fromEntries(kept));

  await journal(page)
    .getByRole('button', {name: /^Undo: .*progress 6 → progress 7/})
    .click();
  await expect
    .poll(async () => (await written(standIn)).at(-1)?.variables)
    .toMatchObject({mediaId: 22650, progress: 6});
  await expectWhole(page, 'journal', 'drafts', 'backups');
});
