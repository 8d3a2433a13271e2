import {scene} from '#test/support/scenes/scene';

export const scenes = [
  scene({
    component: () => import('./MoreFavourites'),
    props: {userName: 'Ben', kind: 'anime'},
    queries: ['ExtraFavourites'],
    act: stage => stage.press('Show more'),
  }),
];
