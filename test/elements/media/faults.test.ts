import {features} from 'scenes:media';

import {faultTable} from '../../support/scenes/faultTable';

describe('faults in elements/media', () => faultTable(features));
