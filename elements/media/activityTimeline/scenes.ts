import {scene} from '#test/support/scenes/scene';

const timelines = {component: () => import('./Timelines'), props: {mediaId: 1, mediaType: 'MANGA'}} as const;

export const scenes = [
  scene({...timelines, queries: ['UserId']}),
  scene({...timelines, queries: ['Timeline'], fails: 'Timeline', answers: {ActivityUnion: 'ListActivity'}}),
];
