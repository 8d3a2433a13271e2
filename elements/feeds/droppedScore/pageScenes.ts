import {findDroppedWithScore} from '#e2e/support/find';
import type {Condition} from '#e2e/support/condition';

export const condition: Condition = {path: async (_, standIn) => `/activity/${await findDroppedWithScore(standIn)}`};
