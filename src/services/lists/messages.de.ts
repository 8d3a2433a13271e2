import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  signIn: 'Melde dich bei AniList an, um deine Listen zu sehen.',
  notStored:
    'Deine Listen konnten in diesem Browser nicht gespeichert werden. Sie bleiben erhalten, bis du die Seite verlässt.',
  full: 'Der Speicher des Browsers ist voll, deshalb konnten deine Listen nicht gespeichert werden. Sie bleiben erhalten, bis du die Seite verlässt.',
  loadingOwn: 'Deine Anime- und Mangalisten werden geladen…',
  loadingOwnSoFar: entries =>
    `Deine Anime- und Mangalisten werden geladen… ${plural(entries, {one: 'Bisher # Eintrag.', other: 'Bisher # Einträge.'})}`,
  loadingAnime: userName => `Animeliste von ${userName} wird geladen…`,
  loadingManga: userName => `Mangaliste von ${userName} wird geladen…`,
};
