import {scene} from '#test/support/scenes/scene';

export const scenes = [
  scene({
    component: () => import('./TagIndex'),
    props: {userName: 'Ben', listType: 'ANIME'},
    queries: ['ListNotes'],
    answers: {'MediaList.notes': '#favourite'},
  }),
];
