import {scene} from '#test/support/scenes/scene';

export const scenes = [
  scene({
    component: () => import('./CardPlus'),
    props: {mediaId: 1, mediaType: 'ANIME', progress: 3},
    queries: ['InProgress'],
    answers: {'MediaList.mediaId': 1},
  }),
];
