import {Suspense, use, useEffect, useState} from 'react';

import {Button} from '#ui/Button';

import changelog from '../../../CHANGELOG.md';
import {isNewer, changesSince} from '#domain/script/changelog';
import {build} from '#platform/platform';
import {versionKey} from '#services/settings/migrate';
import {
  boxPlaces,
  expiryReminded,
  loginAttempted,
  mobileHintSeen,
  seenVersion,
  titleLanguage,
  welcomePending,
} from '#services/settings/shared';
import {useServices} from '#ui/context';
import {loadOnce} from '#ui/loadOnce';
import {useSetting} from '#ui/useSetting';
import {text} from './messages';

/** The markdown renderer and the sanitiser are large, so they are only loaded when there is something to read. */
const view = () => import('#ui/html/MarkdownView');

function Prose({source}: {source: string}) {
  const {MarkdownView} = use(loadOnce(view));
  return <MarkdownView source={source} />;
}

/** What is stored without anybody having changed a setting. */
const bookkeeping = new Set([
  versionKey,
  ...[boxPlaces, expiryReminded, loginAttempted, mobileHintSeen, titleLanguage, welcomePending].map(({key}) => key),
]);

/** What is new: a closed line after an update until it is put away. A new user has no earlier version to compare with. */
export function News() {
  const [seen, setSeen] = useSetting(seenVersion);
  const [isOpen, setOpen] = useState(false);
  const {settings} = useServices();
  const [isNewcomer] = useState(() => Object.keys(settings.snapshot()).every(key => bookkeeping.has(key)));
  useEffect(() => {
    if (isNewcomer) settings.set(seenVersion, build.version);
  }, [isNewcomer, settings]);
  if (isNewcomer || !isNewer(build.version, seen)) return null;
  return (
    <details className="line news" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{text.whatIsNew(build.version)}</summary>
      {isOpen ? (
        <div className="panel ui-panel">
          {changesSince(changelog, seen).map(({version, text: source}) => (
            <div key={version}>
              <h3>{version}</h3>
              <Suspense fallback={<pre>{source}</pre>}>
                <Prose source={source} />
              </Suspense>
            </div>
          ))}
          <Button onClick={() => setSeen(build.version)}>{text.seen}</Button>
        </div>
      ) : null}
    </details>
  );
}
