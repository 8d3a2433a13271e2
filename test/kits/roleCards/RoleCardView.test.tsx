import {screen} from '@testing-library/react';
import {expect} from 'chai';

import type {RoleMedia, RolePerson} from '#domain/media/roleCard';
import type {TitledCard} from '#domain/media/roleOrder';
import {RoleCardView} from '#kits/roleCards/RoleCardView';
import {expectAccessible, useRender} from '../../support/draw';

const person = (id: number, first: string): RolePerson => ({
  ...{kind: 'staff', id, image: undefined, language: undefined},
  name: {first, last: 'Doe', native: null},
});
const unknown = undefined;
const media: RoleMedia = {
  id: 1,
  type: 'ANIME',
  title: {romaji: 'Akira', english: null, native: null},
  startDate: {},
  genres: [],
  tags: [],
  ...{format: unknown, cover: unknown, episodes: unknown, duration: unknown, chapters: unknown, volumes: unknown},
  ...{popularity: unknown, favourites: unknown, score: unknown, entry: unknown},
};
const card = (people: readonly RolePerson[]): TitledCard => ({
  ...{key: '1', title: 'Akira', roles: ['Main']},
  people,
  media,
});
const look = {order: 'chronological', language: 'ROMAJI', isSafe: false} as const;

describe('RoleCardView', () => {
  const draw = useRender();

  it('shows the name of each person, also of several', async () => {
    for (const people of [[person(2, 'Ann')], [person(2, 'Ann'), person(3, 'Bo')]]) {
      const {container, unmount} = draw(<RoleCardView card={card(people)} look={look} />);
      for (const {name} of people)
        expect(screen.getByRole('link', {name: `${name.first} Doe`}).textContent).to.equal(`${name.first} Doe`);
      await expectAccessible(container);
      unmount();
    }
  });
});
