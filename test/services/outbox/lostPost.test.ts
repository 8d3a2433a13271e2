import {expect} from 'chai';

import type {Payload} from '#services/outbox/kinds';
import {waitUntil} from '../../support/wait';
import {useOutbox} from '../../support/writes';

const text = 'Hello';
interface Own {
  id: number;
  text: string;
}

/** A kind of post: its payload, and how the API lists the user's own posts at the same place. */
interface Row {
  readonly kind: 'postActivity' | 'postMessage' | 'postReply';
  readonly target: string;
  readonly intention: Payload<Row['kind']>;
  readonly mutation: string;
  readonly field: string;
  readonly listed: (own: readonly Own[]) => unknown;
}

const activities = (type: string) => (own: readonly Own[]) =>
  own.map(each => ({__typename: type, createdAt: 1, recipientId: 3, ...each}));
const rows: readonly Row[] = [
  {
    ...{kind: 'postActivity', target: 'post:activity', intention: {text}, mutation: 'SaveTextActivity'},
    ...{field: 'Page.activities', listed: activities('TextActivity')},
  },
  {
    ...{kind: 'postMessage', target: 'post:message', intention: {userId: 3, text}, mutation: 'SaveMessageActivity'},
    ...{field: 'Page.activities', listed: activities('MessageActivity')},
  },
  {
    ...{kind: 'postReply', target: 'post:reply:4', intention: {activityId: 4, text}, mutation: 'SaveActivityReply'},
    field: 'Activity',
    // The same text by another user is not the user's own reply.
    listed: own => ({
      ...{__typename: 'TextActivity', id: 4},
      replies: [...own, {id: 99, text, userId: 6}].map(each => ({
        ...{__typename: 'ActivityReply', userId: 5, createdAt: 1},
        ...each,
      })),
    }),
  },
];

describe('a post that a killed page left marked as sent', () => {
  const {open, answers, asked} = useOutbox();

  /** Leaves the post in the database like a page that was killed while sending it, then opens the next page. */
  async function after({kind, target, intention, mutation, field, listed}: Row, own: Own[], more = {}) {
    answers({
      Viewer: () => ({__typename: 'User', id: 5}),
      [field]: () => listed(own),
      [mutation]: () => {
        own.unshift({id: 20, text});
        return {__typename: 'Post', id: 20, text, message: text, createdAt: 1};
      },
    });
    const killed = open();
    const database = await killed.database.open();
    await database?.add('writes', {
      ...{kind, account: 'name:Mirabel', userName: 'Mirabel', target, intention, page: 'killed', createdAt: 1000},
      ...{state: 'sent', attempts: 1, sentAt: 2000, mark: 7, ...more},
    });
    killed.services.stop();
    const next = open();
    await waitUntil(() => asked(field) > 0, 'a query for the existing posts');
    return next;
  }

  for (const row of rows) {
    it(`is not sent again if it was published (${row.kind})`, async () => {
      const {empty} = await after(row, [{id: 9, text}]);
      await empty();
      expect(asked(row.mutation)).to.equal(0);
    });

    it(`is sent once when only older posts with the same text exist (${row.kind})`, async () => {
      const {empty} = await after(row, [{id: 7, text}]);
      await empty();
      expect(asked(row.mutation)).to.equal(1);
    });
  }

  it('asks the user after three unsuccessful attempts', async () => {
    const [row] = rows;
    if (!row) return;
    const {state} = await after(row, [{id: 7, text}], {attempts: 3});
    await waitUntil(() => state('unconfirmed'));
    expect(asked(row.mutation)).to.equal(0);
  });
});
