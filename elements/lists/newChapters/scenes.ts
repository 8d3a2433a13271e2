import {scene} from '#test/support/scenes/scene';

const list = {component: () => import('./NewChapters'), props: {userName: 'Ann', listType: 'MANGA'}} as const;

export const scenes = [
  scene({...list, queries: ['Readings'], act: stage => stage.press('New chapters')}),
  scene({
    ...list,
    queries: ['ChapterReports'],
    fails: 'ChapterReports',
    answers: {'Media.status': 'RELEASING'},
    act: stage => stage.press('New chapters'),
  }),
];
