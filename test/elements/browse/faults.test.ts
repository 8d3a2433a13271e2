import {features} from 'scenes:browse';

import {faultTable} from '../../support/scenes/faultTable';

describe('faults in elements/browse', () => faultTable(features));
