import {dateLocaleOf, setLocale} from '#domain/text/format';
import {setTranslation} from '#domain/text/messages';
import {setMarkUntranslated} from '#feature/markUntranslated';
import {locale} from '#platform/platform';
import type {LanguageChoice} from '#services/settings/shared';

/** A language with texts; the pseudo-locale is for tests. */
type Language = 'en' | 'de' | 'pseudo';

/**
 * The language of the texts: the user's choice, or the first available one of the browser's (`navigator.languages`,
 * such as `de-AT`).
 */
export function languageOf(choice: LanguageChoice, preferred: readonly string[]): Language {
  if (choice !== 'auto') return choice;
  const known = preferred.map(each => each.slice(0, 2).toLowerCase()).find(each => each === 'de' || each === 'en');
  return known === 'de' ? 'de' : 'en';
}

/**
 * Loads the texts of another language. @throws Error if the extension's file cannot be read; the texts then stay in
 * English
 */
async function load(language: 'de' | 'pseudo') {
  if (language === 'pseudo') {
    setTranslation((await import('#platform/pseudoLocale')).pseudoTable);
    return;
  }
  const {inGerman, markEnglish} = await import('./inGerman');
  setTranslation(inGerman);
  setMarkUntranslated(markEnglish);
  setLocale('de', () => dateLocaleOf('de', navigator.languages));
}

/** Calls back once all texts are in the user's language: at once for English. */
export function withLanguage(choice: LanguageChoice, begin: () => void) {
  const language = locale() ?? languageOf(choice, navigator.languages);
  setLocale('en', () => dateLocaleOf('en', navigator.languages));
  if (language !== 'en')
    return void load(language)
      .catch(() => setTranslation(undefined))
      .then(begin);
  setTranslation(undefined);
  begin();
}
