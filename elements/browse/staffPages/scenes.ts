import {scene} from '#test/support/scenes/scene';

export const scenes = [
  scene({
    component: () => import('./ExactCount'),
    props: {staffId: 1, shown: '1.2k', isFavourite: false},
    queries: ['StaffFavourites'],
  }),
  scene({component: () => import('./CardFigures'), props: {staffId: 1}, queries: ['StaffCredits']}),
];
