import {build} from '#platform/platform';
import {About} from './About';
import {AllSettings} from './AllSettings';
import {BisectPanel} from './BisectPanel';
import {Budget} from './Budget';
import {CheckPanel} from './CheckPanel';
import {Journal} from './Journal';
import {News} from './News';
import {SiteFixes} from './SiteFixes';
import {StoredData} from './StoredData';

/** The tab with help for problems, and with everything that the script stores and does. */
export const Help = ({hasNews}: {hasNews: boolean}) => (
  <>
    <Journal />
    <AllSettings />
    <BisectPanel />
    {build.siteFixes ? <SiteFixes /> : null}
    <CheckPanel />
    <Budget />
    <StoredData />
    <About />
    <News isNew={hasNews} />
  </>
);
