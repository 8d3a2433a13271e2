import {screen} from '@testing-library/react';
import {expect} from 'chai';

import {personalEntry} from '#domain/statistics/personal/entry';
import {groupOf, type GroupKey} from '#domain/statistics/personal/groups';
import {GroupName} from '#kits/personalStats/GroupName';
import {entryOf} from '../../domain/statistics/personal/entries';
import {useRender} from '../../support/draw';

describe('GroupName', () => {
  const draw = useRender();
  for (const [kind, name, genres, query] of [
    ['genre', 'Slice of Life', [['Comedy']], '?includedGenres=Slice+of+Life&onList=true'],
    ['genre', 'Hentai', [['Hentai'], ['Hentai', 'Comedy']], '?includedGenres=Hentai&onList=true&adult=true'],
    ['tag', 'School', [['Hentai'], ['Comedy']], '?includedTags=School&onList=true'],
    ['tag', 'Nurse', [['Hentai'], ['Hentai']], '?includedTags=Nurse&onList=true&adult=true'],
  ] as const)
    it(`links the ${kind} ${name} to its search${query.includes('adult') ? ', with media for adults' : ''}`, () => {
      const key: GroupKey = {kind, id: name, name};
      const entries = genres.map((own, index) =>
        personalEntry(entryOf({mediaId: index + 1, media: {genres: [...own]}}), {repeats: true}),
      );
      draw(<GroupName group={groupOf(key, entries)} type="MANGA" />);
      expect(screen.getByRole('link', {name}).getAttribute('href')).to.equal(`/search/manga${query}`);
    });
});
