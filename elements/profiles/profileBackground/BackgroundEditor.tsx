import {isSafeBackground} from '#host/dom/sanitizeCss';
import {ExtrasEditor} from '#kits/profileExtras/ExtrasEditor';
import {profileBackgroundValue} from './settings';
import {RichText} from '#ui/RichText';
import {text} from './messages';

const problemOf = (background: string) =>
  background.trim() === '' || isSafeBackground(background) ? undefined : text.notBackground;

const pictureForm = 'url(https://…)';

/** Editor for the background of the user's own profile. */
export default function BackgroundEditor() {
  return (
    <ExtrasEditor
      field="background"
      setting={profileBackgroundValue}
      nothing={profileBackgroundValue.initial}
      save={text.save}
      tooLarge={text.tooLarge}
      saveFailed={text.saveFailed}
      problemOf={problemOf}
      hint={<RichText text={text.hint} parts={{colour: <code>#334455</code>, picture: <code>{pictureForm}</code>}} />}
    >
      {({value, change, describedBy}) => (
        <label className="ui-field">
          {text.label}
          <input
            className="ui-input"
            value={value}
            size={40}
            spellCheck={false}
            aria-describedby={describedBy}
            onChange={event => change(event.target.value)}
          />
        </label>
      )}
    </ExtrasEditor>
  );
}
