import {scene} from '#test/support/scenes/scene';

export const scenes = [
  scene({
    component: () => import('./SocialFeed'),
    props: {mediaId: 1, mediaType: 'MANGA'},
    queries: ['SocialFeed'],
    answers: {ActivityUnion: 'ListActivity'},
    act: stage => stage.press('Has Replies'),
  }),
];
