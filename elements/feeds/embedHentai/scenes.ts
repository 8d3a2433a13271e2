import {scene} from '#test/support/scenes/scene';

export const scenes = [
  scene({
    component: () => import('./MediaCard'),
    props: {mediaId: 1, mediaType: 'ANIME'},
    queries: ['EmbeddedWork'],
  }),
];
