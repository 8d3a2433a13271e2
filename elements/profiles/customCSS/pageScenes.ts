import {profileWith, type Condition} from '#e2e/support/condition';

export const condition: Condition = profileWith({customCSS: '.user { opacity: 0.5 }'});
