import {features} from 'scenes:lists';

import {faultTable} from '../../support/scenes/faultTable';

describe('faults in elements/lists', () => faultTable(features));
