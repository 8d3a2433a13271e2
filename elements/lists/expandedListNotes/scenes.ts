import {scene} from '#test/support/scenes/scene';

const activities = {component: () => import('./NoteActivities'), props: {userName: 'Mirabel', mediaId: 1}} as const;

export const scenes = [
  scene({...activities, queries: ['UserId']}),
  scene({
    ...activities,
    queries: ['NoteActivities'],
    fails: 'NoteActivities',
    answers: {ActivityUnion: 'ListActivity'},
  }),
];
