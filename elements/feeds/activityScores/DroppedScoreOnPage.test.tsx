import {waitFor} from '@testing-library/react';
import {expect} from 'chai';

import DroppedScoreOnPage from './DroppedScoreOnPage';
import {completed} from './settings';
import {useRender} from '#test/support/draw';
import {useApiFetch} from '#test/support/fetch';
import {entryResponse} from '#test/support/ownEntries';

describe('a dropped score on an activity page', () => {
  const api = useApiFetch();
  const draw = useRender();

  it('is shown only while completedScore is off, since that shows every score there', async () => {
    api.answers(() => [{...entryResponse({score: 4, progress: 0, status: 'DROPPED'}), repeat: 0}]);
    const drawn = draw(<DroppedScoreOnPage userName="Mirabel" mediaId={1} />);
    expect(drawn.text()).to.equal('');
    drawn.services.settings.set(completed, false);
    await waitFor(() => expect(drawn.text()).to.equal('4/10'));
    drawn.services.settings.set(completed, true);
    await waitFor(() => expect(drawn.text()).to.equal(''));
  });
});
