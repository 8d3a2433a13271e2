import {featureSwitch} from '#services/settings/featureSwitch';
import {useServices} from '#ui/context';
import {differences, tableText as text} from './messages';

const ids = Object.keys(differences) as readonly (keyof typeof differences)[];

/** Replacements in the table for the site's filters and for other features, in the place of those filters. */
export default function Differences() {
  const {settings} = useServices();
  const shown = ids.filter(id => settings.get(featureSwitch(id)));
  return (
    <div className="differences">
      <p className="ui-note">{text.replaced}</p>
      {shown.length ? (
        <details>
          <summary className="ui-chevron">{text.differences}</summary>
          <ul className="ui-list ui-note">
            {shown.map(id => (
              <li key={id}>{differences[id]}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}
