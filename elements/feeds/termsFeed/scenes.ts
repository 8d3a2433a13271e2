import {scene} from '#test/support/scenes/scene';

const feed = {component: () => import('./TermsPage'), props: {}};

export const scenes = [
  scene({...feed, path: '/terms', queries: ['TermsActivities']}),
  scene({...feed, path: '/terms?filter=forum', queries: ['TermsThreads']}),
  scene({...feed, path: '/terms?media=1', queries: ['TermsMedia']}),
  scene({...feed, path: '/terms?filter=reviews', queries: ['TermsReviews']}),
  scene({
    ...feed,
    path: '/terms',
    queries: ['TermsMediaSearch'],
    fails: 'TermsMediaSearch',
    act: async stage => {
      await stage.press('Anime or manga');
      await stage.type('Title', 'a');
      await stage.press('Search');
    },
  }),
  scene({
    ...feed,
    path: '/terms?filter=text',
    queries: ['TermsSource'],
    fails: 'TermsSource',
    answers: {ActivityUnion: 'TextActivity', 'User.id': 5},
    act: stage => stage.press('Edit'),
  }),
];
