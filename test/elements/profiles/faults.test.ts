import {features} from 'scenes:profiles';

import {faultTable} from '../../support/scenes/faultTable';

describe('faults in elements/profiles', () => faultTable(features));
