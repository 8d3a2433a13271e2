import {scene} from '#test/support/scenes/scene';

export const scenes = [
  scene({
    component: () => import('./ExactCount'),
    props: {characterId: 1, shown: '1.2k', isFavourite: false},
    queries: ['CharacterFavourites'],
  }),
  scene({
    name: 'card',
    component: () => import('./CardCount'),
    props: {characterId: 1},
    queries: ['CharacterFavourites'],
  }),
  scene({component: () => import('./CharacterRoles'), props: {characterId: 1}, queries: ['CharacterRoles']}),
];
