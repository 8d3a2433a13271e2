import {scene} from '#test/support/scenes/scene';

export const scenes = (['TextActivity', 'MessageActivity', 'ListActivity'] as const).flatMap(kind => [
  scene({
    name: kind,
    component: () => import('./Arrows'),
    props: {activityId: 1},
    queries: ['LinkedActivity'],
    answers: {ActivityUnion: kind},
  }),
  scene({
    name: kind,
    component: () => import('./Arrows'),
    props: {activityId: 1},
    queries: ['ActivityNeighbours'],
    fails: 'ActivityNeighbours',
    answers: {ActivityUnion: kind},
  }),
]);
