import {setLocale} from '#domain/text/format';
import {setTranslation} from '#domain/text/messages';
import {locale} from '#platform/platform';
import type {LanguageChoice} from '#services/settings/shared';

/** A language that there are texts in; the pseudo-locale is for tests. */
type Language = 'en' | 'de' | 'pseudo';

/** The language of the texts: the chosen one, or the first of the browser's that there is (`navigator.languages`, such as `de-AT`). */
export function languageOf(choice: LanguageChoice, preferred: readonly string[]): Language {
  if (choice !== 'auto') return choice;
  const known = preferred.map(each => each.slice(0, 2).toLowerCase()).find(each => each === 'de' || each === 'en');
  return known === 'de' ? 'de' : 'en';
}

/** Loads the texts of another language. @throws Error where the extension's file cannot be read; the texts stay in English then */
async function load(language: 'de' | 'pseudo') {
  if (language === 'pseudo') {
    setTranslation((await import('#platform/pseudoLocale')).pseudoTable);
    return;
  }
  const {german} = await import('./german.generated');
  setTranslation((table, number) => german[number ?? -1] ?? table);
  setLocale('de');
}

/** Calls back once all texts are in the person's language: at once in English. */
export function withLanguage(choice: LanguageChoice, begin: () => void) {
  const language = locale() ?? languageOf(choice, navigator.languages);
  if (language !== 'en')
    return void load(language)
      .catch(() => setTranslation(undefined))
      .then(begin);
  setTranslation(undefined);
  begin();
}
