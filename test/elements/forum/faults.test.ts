import {features} from 'scenes:forum';

import {faultTable} from '../../support/scenes/faultTable';

describe('faults in elements/forum', () => faultTable(features));
