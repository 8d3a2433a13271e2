import {features} from 'scenes:notifications';

import {faultTable} from '../../support/scenes/faultTable';

describe('faults in elements/notifications', () => faultTable(features));
