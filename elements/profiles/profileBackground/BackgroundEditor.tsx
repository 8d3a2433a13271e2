import {ExtrasEditor} from '#kits/profileExtras/ExtrasEditor';
import {profileBackgroundValue} from './settings';

/** Editor for the background of the person's own profile. */
export default function BackgroundEditor() {
  return (
    <ExtrasEditor
      field="background"
      setting={profileBackgroundValue}
      nothing={profileBackgroundValue.initial}
      save="Save background"
    >
      {({value, change}) => (
        <label className="ui-field">
          Background of your profile, as in a style sheet: <code>#334455</code> or <code>url(https://…)</code>.
          Everybody who visits you sees it.
          <input
            className="ui-input"
            value={value}
            size={40}
            spellCheck={false}
            onChange={event => change(event.target.value)}
          />
        </label>
      )}
    </ExtrasEditor>
  );
}
