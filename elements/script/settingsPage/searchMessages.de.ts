import type {Translation} from '#domain/text/messages';
import type * as english from './searchMessages';

export const searchWords: Translation<typeof english.searchWords> = {
  ignored:
    'mach mache zeig zeige zeigen anzeigen stopp stoppen sehen will möchte aber alle alles als am an auch auf aus automail bei bin bitte da das dass dem den der des die doch ein eine einem einen einer einstellung einstellungen er es für funktion funktionen geht gibt habe haben hat ich ihr im in ist ja kann kein keine können man mein meine meinen mich mir mit möchte nach noch nur oder ohne sich sie sind so soll über um und uns vom von vor war warum was weil wenn wer werden wie wieder will wird wo zu zum zur anilist',
  phrases:
    'funktioniert nicht, geht nicht, läuft nicht, klappt nicht, not working = kaputt; sign in, log in, login, einloggen = anmelden; log out, logout, ausloggen = abmelden; nicht jugendfrei, safe for work = nsfw; 18 + = 18+',
  synonyms:
    'stummschalten blockieren ignorieren sperren mute = ausblenden verbergen sperrliste blendet; nsfw 18+ erwachsen hentai adult jugendschutz = nsfw sfw jugendfrei erwachsene altersbeschränkte altersbeschränkt; werbung anzeigen ads = werbung werbeflächen; schrift schriftart font = stil stile css text; version update = version update; collage raster = collage 3x3; tastatur tastenkürzel keyboard = tastatur tastenkürzel tasten; anmelden anmeldung signin konto = anmeldung anmelden; kaputt fehler problem defekt broken = kaputt fehler problem; rückgängig undo widerrufen = rückgängig journal sicherung; note punkte bewertung score = bewertung wertung; sprache language übersetzung = sprache; handy telefon mobil = mobil schmal',
};
