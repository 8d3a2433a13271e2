import {features} from 'scenes:media';

import {faultTable} from '../../support/scenes/faultTable';

describe('parts that query the API', () => faultTable(features));
