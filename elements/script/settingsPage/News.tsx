import {useEffect, useMemo, useState} from 'react';

import {Button} from '#ui/Button';

import changelog from '../../../CHANGELOG.md';
import {isNewer, changesSince, type ChangelogBlock} from '#domain/script/changelog';
import {build} from '#platform/platform';
import {versionKey} from '#services/settings/migrate';
import {
  boxPlaces,
  expiryReminded,
  loginAttempted,
  mobileHintSeen,
  seenVersion,
  settingsTab,
  titleLanguage,
  welcomePending,
} from '#services/settings/shared';
import {useServices} from '#ui/context';
import {useSetting} from '#ui/useSetting';
import {useSection} from './jump';
import {newFeatures} from './newFeatures';
import {Rows} from './Rows';
import {sectionText} from './sectionMessages';
import {text} from './messages';
import {shellText} from './tabMessages';

/** A line of the changelog, with its bold words and its code. */
const Line = ({text: line}: {text: string}) =>
  line.split(/(\*\*[^*]+\*\*|`[^`]+`)/).map((piece, index) => {
    if (index % 2 === 0) return piece;
    return piece.startsWith('`') ? (
      <code key={index}>{piece.slice(1, -1)}</code>
    ) : (
      <strong key={index}>{piece.slice(2, -2)}</strong>
    );
  });

/** The blocks of a version; consecutive items form one list. */
function Blocks({blocks}: {blocks: readonly ChangelogBlock[]}) {
  const groups = blocks.reduce<ChangelogBlock[][]>((all, block) => {
    const last = all.at(-1);
    if (block.kind === 'item' && last?.[0]?.kind === 'item') last.push(block);
    else all.push([block]);
    return all;
  }, []);
  return groups.map(([first, ...others], index) => {
    if (first?.kind === 'item')
      return (
        <ul key={index}>
          {[first, ...others].map(item => (
            <li key={item.text}>
              <Line text={item.text} />
            </li>
          ))}
        </ul>
      );
    const line = <Line text={first?.text ?? ''} />;
    return first?.kind === 'heading' ? <h4 key={index}>{line}</h4> : <p key={index}>{line}</p>;
  });
}

/** Settings that are stored without the user having changed one. */
const bookkeeping = new Set([
  versionKey,
  ...[boxPlaces, expiryReminded, loginAttempted, mobileHintSeen, settingsTab, titleLanguage, welcomePending].map(
    ({key}) => key,
  ),
]);

/** Whether this version has news for the user. A new user has no earlier version to compare with, so there are none. */
export function useHasNews(): boolean {
  const [seen] = useSetting(seenVersion);
  const {settings} = useServices();
  const [isNewcomer] = useState(() => Object.keys(settings.snapshot()).every(key => bookkeeping.has(key)));
  useEffect(() => {
    if (isNewcomer) settings.set(seenVersion, build.version);
  }, [isNewcomer, settings]);
  return !isNewcomer && isNewer(build.version, seen);
}

function NewFeatures({since}: {since: string | undefined}) {
  const {catalogue} = useServices();
  const features = useMemo(() => newFeatures(catalogue, since), [catalogue, since]);
  if (!features.length) return null;
  return (
    <>
      <h4 id="new-features">{shellText.newFeatures}</h4>
      <Rows features={features} titleId="new-features" />
    </>
  );
}

/** What is new: the new features with their switches, and the changes since the version that the user saw last. */
export function News({isNew}: {isNew: boolean}) {
  const [seen, setSeen] = useSetting(seenVersion);
  const [since] = useState(isNew ? seen : undefined);
  const section = useSection('news');
  const changes = useMemo(() => changesSince(changelog, since ?? ''), [since]);
  return (
    <div {...section} className="panel ui-panel" role="group" aria-labelledby="news">
      <h3 id="news">{sectionText.news}</h3>
      <NewFeatures since={since} />
      <details>
        <summary>{text.whatIsNew(build.version)}</summary>
        {changes.map(({version, blocks}) => (
          <div key={version} lang="en">
            <h4>{version}</h4>
            <Blocks blocks={blocks} />
          </div>
        ))}
      </details>
      {isNew ? <Button onClick={() => setSeen(build.version)}>{text.seen}</Button> : null}
    </div>
  );
}
