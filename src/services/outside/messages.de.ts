import type {Translation} from '#domain/text/messages';
import {build} from '#platform/platform';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  missing: site => `${site} kennt das nicht.`,
  notGranted: site =>
    `Dein Skriptmanager lässt ${build.name} nicht auf ${site} zugreifen. Erlaube es dort oder installiere die neueste Version.`,
  timeout: site => `${site} hat nicht rechtzeitig geantwortet.`,
  tooLarge: site => `Die Antwort von ${site} ist zu groß.`,
  moved: site => `Auf ${site} hat das jetzt eine andere Adresse.`,
  network: site => `${site} ist nicht erreichbar.`,
  down: site => `${site} hat gerade ein Problem.`,
  unusable: site => `${site} hat keine brauchbare Antwort gesendet.`,
};
