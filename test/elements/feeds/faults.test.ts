import {features} from 'scenes:feeds';

import {faultTable} from '../../support/scenes/faultTable';

describe('parts that query the API', () => faultTable(features));
