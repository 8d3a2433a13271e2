import {Suspense, use, useEffect, useState} from 'react';

import {Button} from '#ui/Button';

import changelog from '../../../CHANGELOG.md';
import {isNewer, changesSince} from '#domain/script/changelog';
import {build} from '#platform/platform';
import {seenVersion} from '#services/settings/shared';
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

/** What is new. Shown after an update until it is dismissed, and whenever the person asks for it. */
export function News() {
  const [seen, setSeen] = useSetting(seenVersion);
  const [before] = useState(seen);
  const [isAsked, setAsked] = useState(false);
  const {settings} = useServices();
  // A new user has not used an earlier version, so there is no news for them.
  const [isNewcomer] = useState(() => Object.keys(settings.snapshot()).length === 0);
  useEffect(() => {
    if (isNewcomer) settings.set(seenVersion, build.version);
  }, [isNewcomer, settings]);
  const isNew = !isNewcomer && isNewer(build.version, seen);
  const close = () => {
    setSeen(build.version);
    setAsked(false);
  };
  if (!isNew && !isAsked)
    return (
      <p>
        <Button small onClick={() => setAsked(true)}>
          {text.whatIsNew}
        </Button>
      </p>
    );
  return (
    <div className="panel ui-panel" role="group" aria-labelledby="news">
      <h3 id="news">{text.whatIsNew}</h3>
      {changesSince(changelog, isAsked ? '' : before).map(({version, text: source}) => (
        <div key={version}>
          <h4>{version}</h4>
          <Suspense fallback={<pre>{source}</pre>}>
            <Prose source={source} />
          </Suspense>
        </div>
      ))}
      <Button onClick={close}>{text.close}</Button>
    </div>
  );
}
