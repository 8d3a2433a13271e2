import type {SiteKind} from '#host/pages/siteStats/anchors';
import {formatNumber} from '#domain/text/format';
import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Random buttons',
  summary: 'Takes you to a random anime, manga, character, user or review from the site statistics.',
  details:
    "Each chart on the site statistics page gets a button. It picks from the first 5,000, because AniList doesn't return more. Above the charts you see how many statuses and messages are currently posted per hour.",
  failed: (reason: string) => `We couldn't find one. ${reason}`,
  none: 'Nothing found.',
  noun: 'the activity rate',
  speed: (perHour: number) => `Currently about ${formatNumber(Math.round(perHour))} statuses and messages per hour.`,
  unknown: 'Not enough recent activity to estimate a rate.',
});

/** Labels of the buttons, by the kind of chart. */
export const buttonNames: Readonly<Record<SiteKind, string>> = messages({
  users: 'Random user',
  anime: 'Random anime',
  manga: 'Random manga',
  characters: 'Random character',
  staff: 'Random staff member',
  reviews: 'Random review',
});
