import {scene} from '#test/support/scenes/scene';

export const scenes = [
  scene({
    component: () => import('./EntryBox'),
    props: {mediaId: 1, mediaType: 'ANIME', listStatus: 'CURRENT'},
    queries: ['OwnEntry'],
  }),
];
