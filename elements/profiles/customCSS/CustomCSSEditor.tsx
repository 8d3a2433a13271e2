import {hasImport, isUselessUrl} from '#domain/profile/profileExtras';
import {ExtrasEditor} from '#kits/profileExtras/ExtrasEditor';
import {customCSSValue} from './settings';
import {text} from './messages';

function problemOf(css: string): string | undefined {
  if (isUselessUrl(css)) return text.uselessUrl;
  return hasImport(css) ? text.hasImport : undefined;
}

/** Editor for the CSS of the user's own profile: CSS text, or the address of a style sheet. */
export default function CustomCSSEditor() {
  return (
    <ExtrasEditor
      field="customCSS"
      setting={customCSSValue}
      save={text.save}
      tooLarge={text.tooLarge}
      saveFailed={text.saveFailed}
      problemOf={problemOf}
      hint={text.hint}
    >
      {({value, change, describedBy}) => (
        <label className="ui-field">
          {text.label}
          <textarea
            className="ui-input"
            value={value}
            rows={8}
            spellCheck={false}
            aria-describedby={describedBy}
            onChange={event => change(event.target.value)}
          />
        </label>
      )}
    </ExtrasEditor>
  );
}
