import {scene} from '#test/support/scenes/scene';

export const scenes = [
  scene({
    component: () => import('./Entry'),
    props: {userName: 'Ben', mediaId: 1, mediaType: 'ANIME', hasNotes: false},
    queries: ['FollowedEntry'],
  }),
];
