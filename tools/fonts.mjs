// node tools/fonts.mjs: runs the tests that measure text (tag @text) with DejaVu as the only family of the system, then
// with Liberation. Both runs must pass, because the stand-in serves the fonts of all its pages.
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

import {give, root} from './bootstrap.mjs';
import {installDebian} from './debian.mjs';
import {build, endToEnd, finish} from './steps.mjs';

const families = [
  {name: 'DejaVu', folder: '/usr/share/fonts/truetype/dejavu', debian: 'fonts-dejavu-core', mono: 'DejaVu Sans Mono'},
  {
    name: 'Liberation',
    folder: '/usr/share/fonts/truetype/liberation',
    debian: 'fonts-liberation',
    mono: 'Liberation Mono',
  },
];

const alias = (generic, family) =>
  `<alias binding="same"><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`;

/** Writes a configuration of fontconfig that offers one family; returns its path. */
function writeConfig({name, folder, mono}) {
  const own = join(root, 'build/fonts', name);
  mkdirSync(own, {recursive: true});
  const lines = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">',
    '<fontconfig>',
    `<dir>${folder}</dir>`,
    `<cachedir>${join(own, 'cache')}</cachedir>`,
    alias('sans-serif', `${name} Sans`),
    alias('serif', `${name} Serif`),
    alias('monospace', mono),
    '</fontconfig>',
  ];
  const file = join(own, 'fonts.conf');
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}

/** Ends the process with a message if a family is missing and can't be installed. */
function needFamily({name, folder, debian}) {
  if (!existsSync(folder) && !installDebian(`the font ${name}`, folder, debian))
    give(`The font ${name} is missing: install the Debian package ${debian}.`);
}

async function passesWith(family, words) {
  needFamily(family);
  console.log(`\n· with ${family.name} as the only font family of the system`);
  const before = process.env.FONTCONFIG_FILE;
  process.env.FONTCONFIG_FILE = writeConfig(family);
  try {
    const {passed, failed} = await endToEnd(['-g', '@text', ...words], {tier: 'all'});
    return passed > 0 && failed === 0;
  } finally {
    if (before === undefined) delete process.env.FONTCONFIG_FILE;
    else process.env.FONTCONFIG_FILE = before;
  }
}

/** Runs the tests with each family; resolves to whether all passed. More words go to Playwright. */
export async function fontRuns(words = []) {
  let passed = true;
  for (const family of families) passed = (await passesWith(family, words)) && passed;
  return passed;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const {failed} = await build();
  if (!failed) await fontRuns(process.argv.slice(2));
  finish();
}
