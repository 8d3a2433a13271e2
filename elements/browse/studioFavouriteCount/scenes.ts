import {scene} from '#test/support/scenes/scene';

export const scenes = [
  scene({
    component: () => import('./ExactCount'),
    props: {studioId: 1, shown: '1.2k', isFavourite: false},
    queries: ['StudioFavourites'],
  }),
];
