import {features} from 'scenes:forum';

import {faultTable} from '../../support/scenes/faultTable';

describe('parts that query the API', () => faultTable(features));
