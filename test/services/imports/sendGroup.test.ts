import {expect} from 'chai';

import type {ImportStore} from '#services/imports/importStore';
import {sendGroup} from '#services/imports/sendGroup';
import type {RunDeps, Todo} from '#services/imports/todo';
import {fakeSession} from '../../support/services';

describe('a group of rows', () => {
  for (const [what, wasOther, expected] of [
    ['were discarded', false, [true, ['entry:1', 'entry:2']]],
    ['were not sent because another account was signed in for a while', true, [false, []]],
  ] as const)
    it(`that ${what} ${wasOther ? 'has no outcome yet' : 'have failed'}`, async () => {
      const session = fakeSession('Ann', 'a.b.c');
      const deps: RunDeps = {
        ...{session, signal: new AbortController().signal},
        api: {writes: {list: () => [], subscribe() {}, discard: () => Promise.resolve()}},
      } as never;
      const failed: string[] = [];
      const store: ImportStore = {
        lines: () => Promise.resolve(new Map()),
        addProblems: (_account: string, problems: ReadonlyMap<string, unknown>) => failed.push(...problems.keys()),
      } as never;
      const todo: Todo = {
        ...{of: 'import', targets: ['entry:1', 'entry:2'], labelOf: () => undefined},
        prepare() {
          if (wasOther) session.setUser('Bea', 'd.e.f');
          session.setUser('Ann', 'a.b.c');
          // What was read as the other account.
          return Promise.resolve({writes: [], reasons: new Map(wasOther ? [['entry:1', 'It has changed.']] : [])});
        },
      };
      const isWanted = () => Promise.resolve(true);
      const result = await sendGroup(deps, store, {account: 'name:Ann', todo, group: todo.targets, isWanted});
      expect([result, failed]).to.deep.equal(expected);
    });
});
