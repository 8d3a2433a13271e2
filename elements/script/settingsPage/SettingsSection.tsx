import {useState} from 'react';

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
import {JumpContext, useJumps} from './jump';
import {keepFocus} from './keepFocus';
import {Language} from './Language';
import {News} from './News';
import {Notices} from './Notices';
import {SignIn} from './SignIn';
import {SiteFixes} from './SiteFixes';
import {Status} from './Status';
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

/** Our section on the site's page of authorised apps. It is generated only from the definitions. */
export default function SettingsSection() {
  const isWhole = useIsWhole();
  const {database} = useApi();
  useSignalEffect(() => void requestPersistence(database), [database]);
  return (
    <JumpContext value={useJumps()}>
      <section
        id="hohSettings"
        aria-labelledby="title"
        className={isWhole ? undefined : 'first-frame'}
        onClick={keepFocus}
      >
        <h2 id="title">{text.heading}</h2>
        <p>{wayText.about}</p>
        <p className="about">
          {text.version} · <a href={build.homepage}>{text.homepage}</a> ·{' '}
          <a href={build.repository}>{text.repository}</a>
        </p>
        <Language />
        <Status />
        <Notices />
        <SignIn />
        <News />
        <Waiting />
        <FeatureList />
        <AllSettings />
        <Journal />
        <Budget />
        <BisectPanel />
        <SiteFixes />
        <CheckPanel />
      </section>
    </JumpContext>
  );
}
