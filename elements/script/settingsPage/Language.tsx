import type {Services} from '#services/services';
import {language, languageChoices, type LanguageChoice} from '#services/settings/shared';
import {Button} from '#ui/Button';
import {useServices} from '#ui/context';
import {useSetting} from '#ui/useSetting';
import {languageNames, languageText} from './languageMessages';
import {useSection} from './jump';

/** The choice that the texts of this page load have, although the settings may be left and opened again. */
const loadedChoices = new WeakMap<Services, LanguageChoice>();

function loadedChoice(services: Services): LanguageChoice {
  const choice = loadedChoices.get(services) ?? services.settings.get(language);
  loadedChoices.set(services, choice);
  return choice;
}

/** Chooses the language of all texts. What is on the page keeps its language until the next one is loaded. */
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
