import type {ReactNode} from 'react';

import {Button} from '#ui/Button';
import {HostLink} from '#ui/link/HostLink';
import {isNative, type Hit} from './find';
import {pathOfNative, type NativeName} from './natives';
import {SectionLink} from './SectionLink';
import {isAtStart} from './sections';
import {hitText, nativeText} from './nativeMessages';
import {sectionText} from './sectionMessages';

/** Most results that aren't features, so that the features stay in view. */
const maxShown = 4;

/** A result that isn't a feature, with where it is. */
const Line = ({where, children}: {where: string; children: ReactNode}) => (
  <li className="hit ui-row">
    {children} <span className="ui-note">{where}</span>
  </li>
);

const Native = ({name}: {name: NativeName}) => {
  const path = pathOfNative(name);
  return path ? <HostLink to={path}>{nativeText[name]}</HostLink> : <span>{hitText.inFooter(nativeText[name])}</span>;
};

/** The results of a search that aren't features: parts of the settings, and what AniList itself can be set to do. */
export function OtherHits({hits}: {hits: readonly Hit[]}) {
  const shown = hits.filter(hit => typeof hit === 'string').slice(0, maxShown);
  if (!shown.length) return null;
  return (
    <ul className="hits ui-list" aria-label={hitText.marked}>
      {shown.map(hit =>
        isNative(hit) ? (
          <Line key={hit} where={hitText.site}>
            <Native name={hit} />
          </Line>
        ) : (
          <Line key={hit} where={isAtStart(hit) ? hitText.setting : hitText.help}>
            <SectionLink name={hit}>{sectionText[hit]}</SectionLink>
          </Line>
        ),
      )}
    </ul>
  );
}

/** Help for a search that finds nothing. */
export const NoMatch = ({showAll}: {showAll: () => void}) => (
  <div className="no-match">
    <p>{hitText.nothing}</p>
    <ul className="ui-list ui-row">
      <li>
        <Button small onClick={showAll}>
          {hitText.all}
        </Button>
      </li>
      <li>
        <SectionLink name="check">{hitText.report}</SectionLink>
      </li>
      <li>
        <HostLink to="/forum/overview">{hitText.forum}</HostLink>
      </li>
    </ul>
  </div>
);
