import {ExtrasEditor} from '#kits/profileExtras/ExtrasEditor';
import {customCSSValue} from './settings';

/** Editor for the CSS of the person's own profile: CSS text, or the address of a style sheet. */
export default function CustomCSSEditor() {
  return (
    <ExtrasEditor field="customCSS" setting={customCSSValue} save="Save custom CSS">
      {({value, change}) => (
        <label className="ui-field">
          Custom CSS of your profile: style text, or an https address that ends in .css. Everybody who visits you sees
          it.
          <textarea
            className="ui-input"
            value={value}
            rows={8}
            spellCheck={false}
            onChange={event => change(event.target.value)}
          />
        </label>
      )}
    </ExtrasEditor>
  );
}
