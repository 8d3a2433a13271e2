// Pages have the same size on every machine only if none of their text uses a system font.
import {everythingVisible} from '../support/features';
import {navigate, waitUntilQuiet} from '../support/page';
import {textsInSystemFonts} from '../support/systemFonts';
import {expect, test} from '../support/test';

test('all text except monospaced text uses a font that the stand-in serves', {tag: '@text'}, async ({open, ids}) => {
  const {user, other, anime, slug, activityText, thread, character, busyVoice, studio} = ids;
  const page = await open('/404', {
    as: 'member',
    token: true,
    settings: everythingVisible(),
  });
  for (const path of [
    ...['/404', '/home', '/settings/apps', `/activity/${activityText}`, `/forum/thread/${thread}`],
    ...[`/user/${other}/`, `/user/${user}/animelist`, `/anime/${anime}/${slug}/`, `/anime/${anime}/${slug}/social`],
    ...[`/character/${character}`, `/staff/${busyVoice}`, `/studio/${studio}`, '/search/anime', '/notifications'],
  ]) {
    await navigate(page, path);
    await waitUntilQuiet(page);
    expect.soft(await textsInSystemFonts(page), path).toEqual([]);
  }
});

test('all text in the gallery uses a font that the stand-in serves', {tag: '@text'}, async ({open}) => {
  const page = await open('/__standin/gallery?locale=pseudo', {withoutProduct: true});
  await waitUntilQuiet(page);
  expect(await textsInSystemFonts(page)).toEqual([]);
});
