import {findDroppedWithScore} from '#e2e/support/find';
import type {Condition} from '#e2e/support/condition';

export const conditions: Readonly<Record<string, Condition>> = {
  droppedScore: {path: async (_, standIn) => `/activity/${await findDroppedWithScore(standIn)}`},
};
