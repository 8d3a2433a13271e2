import {useMemo, useState, type MouseEvent, type ReactNode} from 'react';

import {requestPersistence} from '#services/persistentStorage';
import {useApi, useServices} from '#ui/context';
import {useSignalEffect} from '#ui/useSignalEffect';
import {FeatureList} from './FeatureList';
import {inCategory, visibleOf} from './find';
import {Head} from './Head';
import {Help} from './Help';
import {JumpContext, useJumps} from './jump';
import {keepFocus} from './keepFocus';
import {useHasNews} from './News';
import {Notices} from './Notices';
import {SearchBox} from './SearchBox';
import {SettingsTabs} from './SettingsTabs';
import {SignIn} from './SignIn';
import {Start} from './Start';
import {Status} from './Status';
import {categoryOf, type TabName} from './tabs';
import type {FilterName} from './useFilters';
import {useSearch} from './useSearch';
import {useView} from './useView';
import {Waiting} from './Waiting';
import {wayText} from './sectionMessages';

/** Whether the section has its full height: from the second frame on. */
function useIsWhole() {
  const [isWhole, setWhole] = useState(false);
  useSignalEffect(signal => {
    const next = requestAnimationFrame(() => setWhole(true));
    signal.addEventListener('abort', () => cancelAnimationFrame(next));
  }, []);
  return isWhole;
}

interface SectionProps {
  /** Called for a link to the current address, which the browser doesn't follow. */
  repeat: () => void;
  children: ReactNode;
}

/** The section itself, in which nothing is rendered again when it gets its full height. */
function Section({repeat, children}: SectionProps) {
  const className = useIsWhole() ? undefined : 'first-frame';
  const onClick = (event: MouseEvent) => {
    keepFocus(event);
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!event.defaultPrevented && location.hash && link?.getAttribute('href') === location.hash) repeat();
  };
  return (
    <section id="hohSettings" aria-labelledby="title" className={className} onClick={onClick}>
      {children}
    </section>
  );
}

/** Our section on the site's page of authorised apps. It is generated only from the definitions. */
export default function SettingsSection() {
  const {database} = useApi();
  const {catalogue} = useServices();
  const features = useMemo(() => visibleOf(catalogue), [catalogue]);
  const jumps = useJumps();
  const search = useSearch();
  const view = useView(features, jumps, search);
  const hasNews = useHasNews();
  const [filters, setFilters] = useState<readonly FilterName[]>([]);
  useSignalEffect(() => void requestPersistence(database), [database]);
  const {words, found} = search;
  const category = categoryOf(view.tab);
  const count = category ? inCategory(found.features, category).length : found.hits.length;
  const content = (tab: TabName) => {
    if (tab === 'help') return <Help hasNews={hasNews} />;
    if (tab === 'start')
      return (
        <>
          <p>{wayText.about}</p>
          <Start />
        </>
      );
    return (
      <>
        {tab === 'Login' && !words ? <SignIn /> : null}
        <FeatureList view={view} search={search} filters={filters} setFilters={setFilters} />
      </>
    );
  };
  return (
    <JumpContext value={jumps}>
      <Section repeat={jumps.repeat}>
        <Head hasNews={hasNews} />
        <SearchBox text={words} count={count} isNear={found.isNear} search={search.setWords} />
        <Status />
        <Notices />
        <Waiting />
        <SettingsTabs features={features} found={found.features} view={view} content={content} />
      </Section>
    </JumpContext>
  );
}
