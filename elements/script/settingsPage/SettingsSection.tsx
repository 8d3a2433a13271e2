import {useState, type ReactNode} from 'react';

import {build} from '#platform/platform';
import {requestPersistence} from '#services/persistentStorage';
import {useApi} from '#ui/context';
import {useSignalEffect} from '#ui/useSignalEffect';
import {Budget} from './Budget';
import {BisectPanel} from './BisectPanel';
import {Journal} from './Journal';
import {CheckPanel} from './CheckPanel';
import {AllSettings} from './AllSettings';
import {FeatureList} from './FeatureList';
import {JumpContext, useJumps, useSection} from './jump';
import {keepFocus} from './keepFocus';
import {Language} from './Language';
import {News} from './News';
import {Notices} from './Notices';
import {SignIn} from './SignIn';
import {SiteFixes} from './SiteFixes';
import type {SectionName} from './sections';
import {Status} from './Status';
import {Styles} from './Styles';
import {useSearch} from './useSearch';
import {Waiting} from './Waiting';
import {wayText} from './sectionMessages';
import {text} from './messages';

/** Whether the section has its full height: from the second frame on, or at once for a link to a part of it. */
function useIsWhole() {
  const [isWhole, setWhole] = useState(location.hash !== '');
  useSignalEffect(signal => {
    const next = requestAnimationFrame(() => setWhole(true));
    signal.addEventListener('abort', () => cancelAnimationFrame(next));
  }, []);
  return isWhole;
}

/** The section itself, in which nothing is rendered again when it gets its full height. */
function Section({children}: {children: ReactNode}) {
  const className = useIsWhole() ? undefined : 'first-frame';
  return (
    <section id="hohSettings" aria-labelledby="title" className={className} onClick={keepFocus}>
      {children}
    </section>
  );
}

interface PanelProps {
  name: SectionName;
  /** The sections that the search found. */
  found: readonly SectionName[];
  children: ReactNode;
}

/** A panel below the list. It keeps its state while a search hides it. */
const Panel = ({name, found, children}: PanelProps) => <div hidden={!found.includes(name)}>{children}</div>;

/** The panels below the list of features. */
function Panels({found}: {found: readonly SectionName[]}) {
  const panels = {
    all: <AllSettings />,
    journal: <Journal />,
    requests: <Budget />,
    bisect: <BisectPanel />,
    fixes: build.siteFixes ? <SiteFixes /> : null,
    check: <CheckPanel />,
  };
  return (['all', 'journal', 'requests', 'bisect', 'fixes', 'check'] as const).map(name => (
    <Panel key={name} name={name} found={found}>
      {panels[name]}
    </Panel>
  ));
}

/** The heading, and the version with links. */
function About() {
  const section = useSection('about');
  return (
    <>
      <h2 id="title">{text.heading}</h2>
      <p>{wayText.about}</p>
      <p {...section} className="about">
        {text.version} · <a href={build.homepage}>{text.homepage}</a> · <a href={build.repository}>{text.repository}</a>
      </p>
    </>
  );
}

/** Our section on the site's page of authorised apps. It is generated only from the definitions. */
export default function SettingsSection() {
  const {database} = useApi();
  const jumps = useJumps();
  const search = useSearch(jumps);
  useSignalEffect(() => void requestPersistence(database), [database]);
  return (
    <JumpContext value={jumps}>
      <Section>
        <About />
        <Language />
        <Status />
        <Notices />
        {search.category === 'Login' ? null : <SignIn />}
        <Styles />
        <News />
        <Waiting />
        <FeatureList search={search} signIn={<SignIn />} />
        <Panels found={search.found.sections} />
      </Section>
    </JumpContext>
  );
}
