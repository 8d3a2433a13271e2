import {scene} from '#test/support/scenes/scene';

const buttons = [
  ['anime', 'Random anime', 'RandomMedia'],
  ['manga', 'Random manga', 'RandomMedia'],
  ['characters', 'Random character', 'RandomCharacters'],
  ['staff', 'Random staff member', 'RandomStaff'],
  ['users', 'Random user', 'RandomUsers'],
  ['reviews', 'Random review', 'RandomReviews'],
] as const;

export const scenes = [
  scene({component: () => import('./ActivitySpeed'), props: {}, queries: ['ActivityTimes']}),
  ...buttons.map(([kind, name, query]) =>
    scene({
      name: kind,
      component: () => import('./RandomButton'),
      props: {kind},
      queries: [query],
      act: stage => stage.press(name),
    }),
  ),
];
