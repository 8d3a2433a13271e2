import {expect} from 'chai';

import {reportFailure} from '#services/failure';
import {useConsole} from '../support/console';
import {fakeServices, type FakeServices} from '../support/services';

const updated = 'Automail has been updated since you opened this page. Reload the page to use the new version.';

/** The error that the extension's loader throws if it cannot read a file. */
const missingFile = () =>
  Object.assign(new TypeError('Failed to fetch dynamically imported module'), {name: 'MissingFileError'});

describe('reportFailure', () => {
  const log = useConsole();
  let services: FakeServices;
  beforeEach(() => (services = fakeServices()));
  afterEach(() => services.stop());
  const shown = () => services.toasts.list().map(({kind, text, action}) => [kind, text, action?.label]);

  it('reports the message of an error and shows no toast', () => {
    reportFailure(services, 'drawn', new Error('no'));
    expect(services.report.health('drawn')).to.deep.equal({state: 'failed', message: 'no'});
    expect(shown()).to.deep.equal([]);
  });

  it('offers to reload the page, until the toast is closed, if a file of the extension is missing', () => {
    reportFailure(services, 'drawn', missingFile());
    expect(services.report.health('drawn')).to.deep.equal({state: 'failed', message: updated});
    expect(shown()).to.deep.equal([['warning', updated, 'Reload page']]);
    expect(services.toasts.list()[0]?.duration).to.equal(Infinity);
    expect(log.lines.join()).to.include('drawn failed');
  });

  it('keeps the toast unchanged when more feature files are missing, and shows it again after it was closed', () => {
    reportFailure(services, 'first', missingFile());
    const [toast] = services.toasts.list();
    reportFailure(services, 'second', missingFile());
    expect(services.toasts.list()).to.deep.equal([toast]);
    services.toasts.close(toast?.id ?? 0);
    reportFailure(services, 'third', missingFile());
    expect(shown().length).to.equal(1);
    expect(['first', 'second', 'third'].map(id => services.report.health(id).state)).to.deep.equal(
      Array.from({length: 3}, () => 'failed'),
    );
  });
});
