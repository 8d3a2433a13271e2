import {scene} from '#test/support/scenes/scene';

export const scenes = (['tags', 'genres', 'staff', 'studios'] as const).map(tab =>
  scene({
    name: tab,
    component: () => import('./FullTable'),
    props: {userName: 'Ben', listType: 'ANIME', tab},
    queries: ['Lists'],
  }),
);
