import {features} from 'scenes:lists';

import {faultTable} from '../../support/scenes/faultTable';

describe('parts that query the API', () => faultTable(features));
