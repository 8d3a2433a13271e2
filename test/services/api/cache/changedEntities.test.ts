import {expect} from 'chai';

import {ChangedEntities} from '#services/api/cache/changedEntities';

const character = (id: number) => ({Page: {characters: [{__typename: 'Character', id}]}});

describe('an answer that contains an entity', () => {
  it('is outdated if the entity has changed since it was requested', () => {
    const changed = new ChangedEntities();
    const start = changed.moment();
    changed.note(new Set(['Character:1']));
    const later = changed.moment();
    changed.note(new Set(['Character:2']));
    const outdated = [start, later, changed.moment()].map(since =>
      [1, 2, 3].filter(id => changed.isOutdated(character(id), since)),
    );
    expect(outdated).to.deep.equal([[1, 2], [2], []]);
  });

  it('counts as outdated if more has changed since than is remembered', () => {
    const changed = new ChangedEntities();
    const [start, second] = [changed.moment(), changed.moment() + 1];
    for (let id = 1; id <= 501; id += 1) changed.note(new Set([`Thread:${id}`]));
    expect([start, second].map(since => changed.isOutdated(character(1), since))).to.deep.equal([true, false]);
  });

  it('counts as outdated if messages about changes may have been missed since', () => {
    const changed = new ChangedEntities();
    const before = changed.moment();
    changed.noteAll();
    expect([
      changed.isOutdated(character(1), before),
      changed.isOutdated(character(1), changed.moment()),
    ]).to.deep.equal([true, false]);
  });
});
