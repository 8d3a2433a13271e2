import {profileWith, type Condition} from '#e2e/support/condition';

export const condition: Condition = profileWith({background: 'rgb(1, 2, 3)'});
