import {features} from 'scenes:profiles';

import {faultTable} from '../../support/scenes/faultTable';

describe('parts that query the API', () => faultTable(features));
