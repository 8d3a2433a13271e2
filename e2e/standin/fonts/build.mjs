import {copyFile, mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const packageFolder = name => dirname(require.resolve(`${name}/package.json`));

/** The families and weights that the site links. */
const families = [
  {name: 'Roboto', source: '@fontsource/roboto', weights: [300, 400, 500, 700]},
  {name: 'Overpass', source: '@fontsource/overpass', weights: [400, 600, 700, 800]},
];

const japanese = '@fontsource/sawarabi-gothic/files/sawarabi-gothic-japanese-400-normal.woff2';

/**
 * Fonts for the characters that neither family has. A browser would take these characters from the system, whose fonts
 * differ from one machine to the next.
 */
const substitutes = [
  {
    name: 'arrows',
    file: '@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2',
    characters: /[\u2190-\u22ff\u2900-\u29ff]/,
  },
  {
    name: 'symbols',
    file: '@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff2',
    characters: /(?!\p{Emoji_Presentation})[\u2300-\u27ff\u2b00-\u2bff]/u,
  },
  {
    name: 'braille',
    file: '@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-braille-400-normal.woff2',
    characters: /[\u2800-\u28ff]/,
  },
  {
    name: 'emoji',
    file: '@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff2',
    characters: /\p{Emoji_Presentation}|[\u200d\ufe0f]/u,
  },
  {
    name: 'arabic',
    file: '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
    characters: /\p{Script_Extensions=Arabic}/u,
  },
  {
    name: 'hebrew',
    file: '@fontsource-variable/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-wght-normal.woff2',
    characters: /\p{Script=Hebrew}/u,
  },
  {
    name: 'korean',
    file: '@fontsource/gowun-dodum/files/gowun-dodum-korean-400-normal.woff2',
    characters: /\p{Script=Hangul}/u,
  },
  {
    name: 'japanese',
    file: japanese,
    characters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30fb\u30fc]/u,
  },
  // A file of its own, because many pages have one of these signs and no other Japanese character.
  {name: 'fullwidth', file: japanese, characters: /[\u3000-\u3004\u3008-\u3020\u3030\uff00-\uffef]/},
];

const face = (family, weight, file, range) => `@font-face {
  font-family: ${family};
  font-weight: ${weight};
  font-display: block;
  src: url(/fonts/${file}) format('woff2');
  unicode-range: ${range};
}
`;

/** Writes a font with only some of the characters; resolves to what a face says of it. */
async function writeSubstitute(outDir, {name, file, characters}, all) {
  const chosen = all.filter(each => characters.test(each));
  const [scope, packageName, ...path] = file.split('/');
  const whole = await readFile(join(packageFolder(`${scope}/${packageName}`), ...path));
  const font = await subsetFont(whole, chosen.join(''), {targetFormat: 'woff2'});
  await writeFile(join(outDir, `${name}.woff2`), font);
  const range = chosen.map(each => `U+${each.codePointAt(0).toString(16)}`).join(',');
  return {file: `${name}.woff2`, range};
}

/** Copies the files of a family at one weight; resolves to its faces, one for each group of characters. */
async function copyFamily(outDir, {name, source}, weight) {
  const folder = packageFolder(source);
  const sheet = await readFile(join(folder, `${weight}.css`), 'utf8');
  const found = [...sheet.matchAll(/url\(\.\/files\/([\w-]+\.woff2)\)[^}]*?unicode-range: ([^;]+);/g)];
  await Promise.all(found.map(([, file]) => copyFile(join(folder, 'files', file), join(outDir, file))));
  return found.map(([, file, range]) => face(name, weight, file, range));
}

/**
 * Writes the fonts of the site and a sheet for each family into `outDir`, by default build/standin/fonts.
 * @param text has every character that pages show beyond those of the site's fonts
 */
export async function buildFonts(
  text,
  outDir = fileURLToPath(new URL('../../../build/standin/fonts', import.meta.url)),
) {
  await rm(outDir, {recursive: true, force: true});
  await mkdir(outDir, {recursive: true});
  const all = [...new Set(text)].toSorted();
  const others = await Promise.all(substitutes.map(each => writeSubstitute(outDir, each, all)));
  for (const family of families) {
    const faces = [];
    for (const weight of family.weights) {
      // Of two faces with a character the later one counts, so the family's own come last.
      for (const {file, range} of others) faces.push(face(family.name, weight, file, range));
      faces.push(...(await copyFamily(outDir, family, weight)));
    }
    await writeFile(join(outDir, `${family.name.toLowerCase()}.css`), faces.join(''));
  }
}
