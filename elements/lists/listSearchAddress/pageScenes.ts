import {listening, type Condition} from '#e2e/support/condition';

export const condition: Condition = {...listening, path: ({other}) => `/user/${other}/animelist`};
