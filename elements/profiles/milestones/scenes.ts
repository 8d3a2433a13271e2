import {scene} from '#test/support/scenes/scene';

export const scenes = [
  scene({
    component: () => import('./Milestones'),
    props: {userName: 'Ben', mediaType: 'ANIME', showsMeanScore: false},
    queries: ['Milestones'],
  }),
];
