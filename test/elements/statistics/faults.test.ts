import {features} from 'scenes:statistics';

import {faultTable} from '../../support/scenes/faultTable';

describe('faults in elements/statistics', () => faultTable(features));
