import type {Services} from '#services/services';
import {scene} from '#test/support/scenes/scene';

const start = async (services: Services) => {
  const {requestScores} = await import('./state');
  requestScores({userName: 'Ben', listType: 'ANIME'}, services.apiFor('viewAdvancedScores').lists);
};

const prepare = async () => {
  const {advancedScores, requested} = await import('./state');
  return () => {
    requested.reset();
    advancedScores.reset();
  };
};

const sign = {component: () => import('./AdvancedScoresSign'), props: {mediaId: 51}, prepare};

export const scenes = [
  scene({...sign, queries: ['AdvancedScoring'], act: ({services}) => start(services)}),
  scene({
    ...sign,
    queries: ['AdvancedScores'],
    fails: 'AdvancedScores',
    answers: {'MediaListTypeOptions.advancedScoringEnabled': true, 'MediaList.mediaId': 51},
    act: ({services}) => start(services),
  }),
];
