import {scene} from '#test/support/scenes/scene';
import {enterProfile} from './profileOwner';

export const scenes = [
  scene({component: () => import('./StatusScore'), props: {userName: 'Ben', mediaId: 1}, queries: ['StatusScore']}),
  scene({
    name: 'on a profile',
    component: () => import('./StatusScore'),
    props: {userName: 'Ben', mediaId: 1},
    queries: ['RecentScores'],
    answers: {'MediaList.mediaId': 1, 'MediaList.status': 'COMPLETED'},
    async prepare() {
      const visit = new AbortController();
      enterProfile('Ben', visit.signal);
      return () => visit.abort('over');
    },
  }),
  scene({
    name: 'dropped on page',
    component: () => import('./DroppedScoreOnPage'),
    props: {userName: 'Ben', mediaId: 1},
    queries: ['StatusScore'],
    settings: {completedScore: false},
  }),
];
