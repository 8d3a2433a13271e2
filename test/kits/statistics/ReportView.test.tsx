import {fireEvent, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect} from 'chai';

import {fromJson} from '#domain/export/table';
import {mediaColumn} from '#kits/statistics/columns';
import {reportTable} from '#kits/statistics/report';
import {ReportView} from '#kits/statistics/ReportView';
import {titleLanguage} from '#services/settings/shared';
import {useRender} from '../../support/draw';
import {useSavedFiles} from '../../support/savedFiles';

const media = (id: number, romaji: string, english: string) => ({
  media: {id, type: 'ANIME', title: {romaji, english, native: null}},
});
const rows = [
  media(1, 'Shingeki no Kyojin', 'Attack on Titan'),
  media(2, 'Ajin', 'Zombie'),
  media(3, 'Kimi no Na wa.', 'Your Name.'),
];
const table = reportTable({
  title: 'Works',
  columns: [mediaColumn('Title')],
  rows,
  keyOf: each => each.media.id,
  empty: 'None.',
  filter: true,
});

describe('a table of a report', () => {
  const draw = useRender();
  const saved = useSavedFiles();
  const show = () => {
    const drawn = draw(<ReportView report={{tables: [table]}} fileName="File" about={{user: 'Ann', type: 'ANIME'}} />, {
      now: () => 1e12,
    });
    drawn.services.settings.set(titleLanguage, 'ENGLISH');
    return drawn;
  };
  const titles = () => screen.getAllByRole('cell').map(({textContent}) => textContent);
  const json = async () => {
    fireEvent.click(screen.getByRole('button', {name: 'JSON'}));
    return (await saved.at(-1)?.content) ?? '';
  };

  it('is sorted and filtered by the titles that it shows', async () => {
    show();
    await screen.findByText('Zombie');
    await userEvent.click(screen.getByRole('button', {name: 'Title'}));
    expect(titles()).to.deep.equal(['Attack on Titan', 'Your Name.', 'Zombie']);
    await userEvent.type(screen.getByRole('searchbox'), 'titan');
    expect(titles()).to.deep.equal(['Attack on Titan']);
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), 'kyojin');
    expect(screen.getByRole('status').textContent).to.equal('0 of 3');
  });

  it('exports the rows and titles that it shows, with ids, user, type and time', async () => {
    show();
    await screen.findByText('Zombie');
    expect(fromJson(await json())?.map(({id}) => id)).to.deep.equal([1, 2, 3]);
    await userEvent.click(screen.getByRole('button', {name: 'Title'}));
    await userEvent.type(screen.getByRole('searchbox'), 'o');
    await userEvent.click(screen.getByRole('button', {name: /^Title/}));
    const file = await json();
    expect(fromJson(file)).to.deep.equal([
      {id: 2, media: 'Zombie'},
      {id: 3, media: 'Your Name.'},
      {id: 1, media: 'Attack on Titan'},
    ]);
    expect(JSON.parse(file)).to.include({user: 'Ann', type: 'ANIME', time: '2001-09-09T01:46:40.000Z'});
    await userEvent.click(screen.getByRole('button', {name: 'Hide Works'}));
    expect(fromJson(await json())?.map(({id}) => id)).to.deep.equal([1, 2, 3]);
  });
});
