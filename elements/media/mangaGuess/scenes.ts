import {scene} from '#test/support/scenes/scene';

export const scenes = [
  scene({
    component: () => import('./ChapterGuess'),
    props: {mediaId: 1, mediaType: 'MANGA'},
    queries: ['ChapterReports'],
  }),
];
