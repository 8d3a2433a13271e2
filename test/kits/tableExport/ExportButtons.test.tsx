import {fireEvent} from '@testing-library/react';
import {expect} from 'chai';

import type {ExportColumn} from '#domain/export/table';
import {ExportButtons} from '#kits/tableExport/ExportButtons';
import {useConsole} from '../../support/console';
import {expectAccessible, useRender} from '../../support/draw';
import {useSavedFiles} from '../../support/savedFiles';

interface Row {
  name: string;
  count: number;
}

const columns: readonly ExportColumn<Row>[] = [
  {key: 'name', title: 'Name', valueOf: ({name}) => name},
  {key: 'count', title: 'Count', valueOf: ({count}) => count},
];
const rows = () => [{name: 'Ann', count: 3}];

describe('ExportButtons', () => {
  const draw = useRender();
  const console = useConsole();
  const saved = useSavedFiles();

  it('saves the table as CSV under a safe name', async () => {
    const drawn = draw(<ExportButtons fileName="a/b" {...{columns, rows}} />);
    fireEvent.click(drawn.getByRole('button', {name: 'CSV'}));
    expect(saved).to.have.length(1);
    expect(saved[0]?.name).to.equal('a-b.csv');
    expect(saved[0]?.type).to.equal('text/csv;charset=utf-8');
    expect(await saved[0]?.content).to.equal('\uFEFFName,Count\r\nAnn,3\r\n');
    await expectAccessible(drawn.container);
  });

  it("separates the cells of CSV as in the browser's locale", async () => {
    Object.defineProperty(navigator, 'language', {value: 'de-AT', configurable: true});
    try {
      const drawn = draw(<ExportButtons fileName="a" columns={columns} rows={() => [{name: 'Ann', count: 3.5}]} />);
      fireEvent.click(drawn.getByRole('button', {name: 'CSV'}));
    } finally {
      Reflect.deleteProperty(navigator, 'language');
    }
    expect(await saved[0]?.content).to.equal('\uFEFFName;Count\r\nAnn;3,5\r\n');
  });

  it('saves the table as JSON with its description and the time', async () => {
    const drawn = draw(<ExportButtons fileName="a" {...{columns, rows}} describe={() => ({user: 'Ann'})} />, {
      now: () => 1e12,
    });
    fireEvent.click(drawn.getByRole('button', {name: 'JSON'}));
    expect(saved[0]?.name).to.equal('a.json');
    expect(saved[0]?.type).to.equal('application/json');
    expect(JSON.parse((await saved[0]?.content) ?? '')).to.deep.equal({
      version: '1.00',
      user: 'Ann',
      time: '2001-09-09T01:46:40.000Z',
      columns: [
        {key: 'name', title: 'Name'},
        {key: 'count', title: 'Count'},
      ],
      rows: [{name: 'Ann', count: 3}],
    });
  });

  it('does not create the rows before they are saved if it knows that there are some', () => {
    let created = 0;
    const create = () => ((created += 1), rows());
    const drawn = draw(<ExportButtons fileName="a" columns={columns} rows={create} isEmpty={false} />);
    expect(created).to.equal(0);
    fireEvent.click(drawn.getByRole('button', {name: 'CSV'}));
    expect([created, saved.length]).to.deep.equal([1, 1]);
  });

  it('saves nothing if there are no rows, and explains why', async () => {
    const drawn = draw(<ExportButtons fileName="a" columns={columns} rows={() => []} />);
    for (const name of ['CSV', 'JSON']) {
      const button = drawn.getByRole('button', {name});
      expect(button.getAttribute('aria-disabled')).to.equal('true');
      const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
      expect(reason?.textContent).to.match(/nothing to export/i);
      fireEvent.click(button);
    }
    expect(saved).to.have.length(0);
    await expectAccessible(drawn.container);
  });

  it('reports that the file could not be created, until it can', () => {
    let isBroken = true;
    const valueOf = () => {
      if (isBroken) throw new Error('broken');
      return 1;
    };
    const drawn = draw(<ExportButtons fileName="a" columns={[{key: 'a', title: 'A', valueOf}]} rows={rows} />);
    fireEvent.click(drawn.getByRole('button', {name: 'CSV'}));
    expect(drawn.getByRole('alert').textContent).to.match(/the file/i);
    expect(console.lines.join()).to.contain('broken');
    isBroken = false;
    fireEvent.click(drawn.getByRole('button', {name: 'CSV'}));
    expect(drawn.queryByRole('alert')).to.equal(null);
    expect(saved).to.have.length(1);
  });
});
