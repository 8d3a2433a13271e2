import {expect} from 'chai';

import type {RolePart} from '#domain/media/roleCard';
import {voiceLanguages, withVoices} from '#domain/media/voiceLanguage';
import {roleMedia} from '../../support/roles';

const part = (id: number, ...voices: string[]): RolePart => ({
  media: roleMedia({id}),
  role: 'Main',
  people: voices.map((language, index) => ({
    kind: 'staff' as const,
    id: 10 * id + index,
    name: {first: null, last: null, native: null},
    image: undefined,
    language: language || undefined,
  })),
});
const shown = (parts: readonly RolePart[]) => parts.map(({media, people}) => [media.id, ...people.map(({id}) => id)]);

describe('voiceLanguages', () => {
  it('lists Japanese first, Korean last, and the others by name, each once', () => {
    const parts = [part(1, 'Korean', 'German', 'Japanese'), part(2, 'Spanish', 'English', 'German', ''), part(3)];
    expect(voiceLanguages(parts)).to.deep.equal(['Japanese', 'English', 'German', 'Spanish', 'Korean']);
  });
});

describe('withVoices', () => {
  it('shows up to three actors for the language next to a media item', () => {
    const parts = [part(1, 'Japanese', 'English'), part(2, 'English', 'English', 'English', 'English'), part(3)];
    expect(shown(withVoices(parts, 'English'))).to.deep.equal([[1, 11], [2, 20, 21, 22], [3]]);
  });
  it('returns a card for each actor if the character has a single media item', () => {
    const single = [part(1, 'Japanese', 'English', 'English', 'English', 'English')];
    expect(shown(withVoices(single, 'English'))).to.deep.equal([
      [1, 11],
      [1, 12],
      [1, 13],
      [1, 14],
    ]);
    expect(shown(withVoices(single, 'Japanese'))).to.deep.equal([[1, 10]]);
  });
  it('has only the media item if there is no actor for the language', () =>
    expect(shown(withVoices([part(1, 'Japanese')], 'Korean'))).to.deep.equal([[1]]));
});
