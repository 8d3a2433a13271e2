import {features} from 'scenes:feeds';

import {faultTable} from '../../support/scenes/faultTable';

describe('faults in elements/feeds', () => faultTable(features));
