import type {Services} from '#services/services';
import {language, languageChoices, type LanguageChoice} from '#services/settings/shared';
import {Button} from '#ui/Button';
import {useServices} from '#ui/context';
import {useSetting} from '#ui/useSetting';
import {languageNames, languageText} from './languageMessages';
import {useSection} from './jump';

/** The language choice of this page load, which survives leaving and reopening the settings. */
const loadedChoices = new WeakMap<Services, LanguageChoice>();

function loadedChoice(services: Services): LanguageChoice {
  const choice = loadedChoices.get(services) ?? services.settings.get(language);
  loadedChoices.set(services, choice);
  return choice;
}

/** The select for the language of all texts. Texts on the page keep their language until the next page load. */
export function Language() {
  const [choice, save] = useSetting(language);
  const loaded = loadedChoice(useServices());
  const section = useSection('language');
  return (
    <div {...section} className="language ui-row">
      <label className="ui-check">
        <span id="language">{languageText.label}</span>
        <select
          className="ui-select"
          aria-labelledby="language"
          value={choice}
          onChange={event => save(languageChoices.find(each => each === event.target.value) ?? 'auto')}
        >
          {languageChoices.map(each => (
            <option key={each} value={each} lang={each === 'auto' ? undefined : each}>
              {languageNames[each]}
            </option>
          ))}
        </select>
      </label>
      <span role="status">{choice === loaded ? null : languageText.later}</span>
      {choice === loaded ? null : (
        <Button small onClick={() => location.reload()}>
          {languageText.reload}
        </Button>
      )}
    </div>
  );
}
