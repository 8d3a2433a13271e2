import {featureNamed} from '#services/settings/featureNamed';
import {nameOf} from '#services/settings/handles';
import {fileNames} from '#services/settings/importMessages';
import {refusedSiteFixes, siteFixes, siteFixesWanted} from '#services/settings/siteFixes';
import {Check} from '#ui/Check';
import {useServices} from '#ui/context';
import {useSetting} from '#ui/useSetting';
import {fixText} from './fixMessages';
import {useSection} from './jump';
import {sectionText} from './sectionMessages';

interface FixProps {
  /** The name of the feature or the anchor in the list of fixes. */
  name: string;
  /** The effect of the fix. */
  label: string;
  reason: string;
}

/** A fix, which can be refused or applied again. */
function Fix({name, label, reason}: FixProps) {
  const [refused, save] = useSetting(refusedSiteFixes);
  const others = refused.filter(each => each !== name);
  return (
    <li>
      <Check checked={!refused.includes(name)} change={isChecked => save(isChecked ? others : [...others, name])}>
        {label}
      </Check>
      {reason ? <p className="reason">{reason}</p> : null}
    </li>
  );
}

function Fixes() {
  const {catalogue} = useServices();
  const [{features, selectors, at}] = useSetting(siteFixes);
  /** An option or switch is named with its feature. */
  const nameOfFixed = (id: string) => {
    const {feature, setting} = featureNamed(catalogue, id) ?? {};
    if (!feature) return id;
    return setting ? fileNames.subSetting(feature.name, nameOf(setting)) : feature.name;
  };
  return (
    <>
      {features.length + selectors.length ? (
        <ul className="ui-list" aria-label={fixText.list}>
          {features.map(({id, reason}) => (
            <Fix key={id} name={id} label={fixText.turnsOff(nameOfFixed(id))} reason={reason} />
          ))}
          {selectors.map(({name, reason}) => (
            <Fix key={name} name={name} label={fixText.moves(name)} reason={reason} />
          ))}
        </ul>
      ) : (
        <p>{fixText.nothing}</p>
      )}
      {at ? <p>{fixText.asked(at)}</p> : null}
    </>
  );
}

/** Fixes between releases: whether they are fetched, and which are in force (rule script-8). */
export function SiteFixes() {
  const [wanted, save] = useSetting(siteFixesWanted);
  const section = useSection('fixes');
  return (
    <div {...section} className="panel ui-panel" role="group" aria-labelledby="fixes">
      <h3 id="fixes">{sectionText.fixes}</h3>
      <p>{fixText.intro}</p>
      <Check checked={wanted} change={save}>
        {fixText.wanted}
      </Check>
      {wanted ? <Fixes /> : null}
    </div>
  );
}
