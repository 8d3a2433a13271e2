import {useEffect, useId, useState} from 'react';

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
  titleLanguage,
  welcomePending,
} from '#services/settings/shared';
import {switchesOf} from '#services/features';
import {useServices} from '#ui/context';
import {useSetting} from '#ui/useSetting';
import {FeatureSwitch} from './FeatureSwitch';
import {text} from './messages';

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

/** The features that are on and that the user's last version did not have, each with its switch. */
function NewFeatures({since}: {since: string}) {
  const {catalogue, settings} = useServices();
  const [shown] = useState(() =>
    catalogue.filter(
      feature =>
        feature.newIn !== undefined &&
        isNewer(feature.newIn, since) &&
        switchesOf(feature).some(each => settings.get(each)),
    ),
  );
  const id = useId();
  if (!shown.length) return null;
  return (
    <>
      <h3 id={id}>{text.newFeatures}</h3>
      <ul className="ui-list" aria-labelledby={id}>
        {shown.map(feature => (
          <li key={feature.id}>
            <FeatureSwitch feature={feature} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Settings that are stored without the user having changed one. */
const bookkeeping = new Set([
  versionKey,
  ...[boxPlaces, expiryReminded, loginAttempted, mobileHintSeen, titleLanguage, welcomePending].map(({key}) => key),
]);

/**
 * The news: a collapsed line after an update until it is dismissed. A new user has no earlier version to compare with.
 */
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
    <details className="line" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{text.whatIsNew(build.version)}</summary>
      {isOpen ? (
        <div className="panel ui-panel">
          <NewFeatures since={seen} />
          {changesSince(changelog, seen).map(({version, blocks}) => (
            <div key={version} lang="en">
              <h3>{version}</h3>
              <Blocks blocks={blocks} />
            </div>
          ))}
          <Button onClick={() => setSeen(build.version)}>{text.seen}</Button>
        </div>
      ) : null}
    </details>
  );
}
