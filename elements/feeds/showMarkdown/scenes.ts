import {scene} from '#test/support/scenes/scene';

export const scenes = (['TextActivity', 'MessageActivity', 'ListActivity'] as const).map(kind =>
  scene({
    name: kind,
    component: () => import('./SourceText'),
    props: {activityId: 1},
    queries: ['ActivitySource'],
    answers: {ActivityUnion: kind},
    prepare: async () => {
      const {shown} = await import('./state');
      shown.set(1);
      return shown.reset;
    },
  }),
);
