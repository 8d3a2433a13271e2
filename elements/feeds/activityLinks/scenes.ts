import {scene, type Stage} from '#test/support/scenes/scene';

/** Uses an arrow. */
const act = async (stage: Stage) => (await stage.find('a')).click();

export const scenes = (['TextActivity', 'MessageActivity', 'ListActivity'] as const).flatMap(kind => [
  scene({
    name: kind,
    component: () => import('./Arrows'),
    props: {activityId: 1},
    queries: ['LinkedActivity'],
    act,
    answers: {ActivityUnion: kind},
  }),
  scene({
    name: kind,
    component: () => import('./Arrows'),
    props: {activityId: 1},
    queries: ['ActivityNeighbours'],
    act,
    fails: 'ActivityNeighbours',
    answers: {ActivityUnion: kind},
  }),
]);
