import {Fragment, useId, type ReactNode} from 'react';

import {text as otherScriptText} from '#kits/otherScript/messages';
import {switchesOf, type FeatureInfo} from '#services/features';
import {Button} from '#ui/Button';
import {useServices} from '#ui/context';
import {HostLink} from '#ui/link/HostLink';
import {RichText} from '#ui/RichText';
import {useSource} from '#ui/useSource';
import {CopyReport} from './CopyReport';
import {examplePages} from './examplePages';
import {Fixes} from './Fixed';
import {Missing} from './Missing';
import {Required} from './Required';
import {SectionLink} from './SectionLink';
import {useFeatureSwitch} from './useFeatureSwitch';
import {useOutage} from './useOutage';
import {useReasons, type Reasons} from './useReasons';
import {whyText} from './whyMessages';

const Reason = ({children}: {children: ReactNode}) => <p className="reason">{children}</p>;

function Off({feature}: {feature: FeatureInfo}) {
  const [, turn] = useFeatureSwitch(feature);
  return (
    <Reason>
      {whyText.off}{' '}
      <Button small onClick={() => turn(true)}>
        {whyText.turnOn}
        <span className="visually-hidden"> {feature.name}</span>
      </Button>
    </Reason>
  );
}

/** A feature that failed, that lacks its place in the page, or that AniList or another script has taken over. */
function Trouble({feature, trouble}: {feature: FeatureInfo; trouble: NonNullable<Reasons['trouble']>}) {
  const {settings} = useServices();
  if (trouble.state === 'superseded')
    return <Reason>{trouble.script ? otherScriptText.note(trouble.script) : whyText.superseded}</Reason>;
  if (trouble.state === 'anchorMissing')
    return (
      <Reason>
        {whyText.anchorMissing} <SectionLink name="check">{whyText.toCheck}</SectionLink>
      </Reason>
    );
  /** The dispatcher starts a failed feature again once it was off. */
  const tryAgain = () => {
    const on = switchesOf(feature).filter(each => settings.get(each));
    for (const value of [false, true]) settings.setEach(on, () => value);
  };
  return (
    <Reason>
      {whyText.failed(trouble.message)}{' '}
      <Button small onClick={tryAgain}>
        {whyText.tryAgain}
      </Button>
    </Reason>
  );
}

/** Links to pages where the feature can be seen. */
function Elsewhere({feature, routes}: {feature: FeatureInfo; routes: readonly string[]}) {
  const {session} = useServices();
  const pages = examplePages(feature, routes, useSource(session, session.userName));
  const links = pages.map(({name, path}, index) => (
    <Fragment key={name}>
      {index ? whyText.between : null}
      {path ? <HostLink to={path}>{name}</HostLink> : name}
    </Fragment>
  ));
  return (
    <Reason>
      <RichText text={whyText.elsewhere} parts={{pages: links}} />
    </Reason>
  );
}

/** Everything that can keep a feature from showing something on this page, with the action that helps, and a report. */
export function Why({feature}: {feature: FeatureInfo}) {
  const {isOff, isBisected, isFixed, lacksOther, needs, trouble, elsewhere} = useReasons(feature);
  const outage = useOutage();
  const paused = feature.requests === 'none' ? undefined : outage;
  const isFine = !(isOff || isBisected || isFixed || lacksOther || needs.length || trouble || elsewhere || paused);
  const id = useId();
  return (
    <div role="group" className="why" aria-labelledby={id}>
      <h4 id={id}>{whyText.question}</h4>
      {isOff ? <Off feature={feature} /> : null}
      {isBisected ? (
        <Reason>
          {whyText.bisect} <SectionLink name="bisect">{whyText.toBisect}</SectionLink>
        </Reason>
      ) : null}
      {isFixed ? <Fixes feature={feature} /> : null}
      <Required feature={feature} />
      <Missing needs={needs} />
      {trouble ? <Trouble feature={feature} trouble={trouble} /> : null}
      {paused === undefined ? null : <Reason>{paused}</Reason>}
      {elsewhere ? <Elsewhere feature={feature} routes={elsewhere} /> : null}
      {isFine ? <Reason>{whyText.fine}</Reason> : null}
      <div className="ui-row">
        <CopyReport feature={feature} />
      </div>
    </div>
  );
}
