import {act, fireEvent, waitFor} from '@testing-library/react';
import {expect} from 'chai';

import {draftKey} from '#domain/feed/draft';
import {useDraftText} from '#kits/postForm/useDraftText';
import {draftsOf} from '#services/drafts/drafts';
import {useRender} from '../../support/draw';
import {returnFromCache} from '../../support/page';

function Field() {
  const {text, type} = useDraftText('/activity/1', 'reply');
  return <textarea value={text} onChange={({target}) => type(target.value)} />;
}

describe('a text in a form of ours', () => {
  const draw = useRender();

  it('is what another tab has stored while the page was in the back/forward cache, unless it was typed here', async () => {
    const drawn = draw(<Field />, {userName: 'Mirabel', settings: {drafts: true}});
    const {services, api} = drawn;
    const drafts = draftsOf(services, api.database);
    const key = draftKey('Mirabel', '/activity/1', 'reply');
    const field = () => drawn.getByRole('textbox') as HTMLTextAreaElement;
    for (const text of ['One', 'Two']) {
      await drafts.save(key, text);
      returnFromCache();
      await waitFor(() => expect(field().value).to.equal(text));
    }
    fireEvent.change(field(), {target: {value: 'Mine'}});
    await drafts.save(key, 'Three');
    await act(async () => {
      returnFromCache();
      await drafts.read(key);
    });
    expect(field().value).to.equal('Mine');
  });
});
