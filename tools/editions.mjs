// The published userscripts: which file of the readable one has which chunk, and how large each may be.

/** The files that the readable userscript requires, in the order of its metadata. */
export const requiredParts = ['libraries', 'data'];

/** The name of such a file. It contains the version, because script managers keep a file until its address changes. */
export const requiredName = (part, version) => `automail-${part}-${version}.js`;

/** The names of all files that it requires. */
export const requiredNames = version => requiredParts.map(part => requiredName(part, version));

/** The folders of `elements`. */
const areas = 'browse feeds forum lists media navigation notifications profiles script statistics'.split(' ');

/**
 * Chunks of data alone, and the modules of each: texts and the sheets of shadow roots, those of features by area, and
 * tables.
 */
export const dataChunks = {
  german: /\.de\.ts$|\/german\.generated\.ts$/,
  changelog: /\/CHANGELOG\.md$/,
  shortTitles: /\/shortTitles\.ts$/,
  knownTitles: /\/knownTitles\.ts$/,
  unfinishedManga: /\/unfinishedManga\.ts$/,
  studios: /\/CSSfavs\/studios\.ts$/,
  settingsTexts: /\/settingsPage\/(?:\w+Messages|groupMembers)\.ts$/,
  importTexts: /\/moreImports\/(?:\w+Messages|files\/messages)\.ts$|\/src\/services\/imports\/messages\.ts$/,
  kitTexts: /\/src\/kits\/.*[mM]essages\.ts$/,
  listTexts: /\/src\/domain\/list\/(?:query|table|bulk)\/messages\.ts$/,
  ...Object.fromEntries(
    areas.map(area => [`${area}Styles`, new RegExp(`/elements/${area}/(?!.*/page\\.css$).*\\.css$`)]),
  ),
  kitStyles: /\/src\/kits\/(?!.*\/page\.css$).*\.css$/,
  ...Object.fromEntries(areas.map(area => [`${area}Texts`, new RegExp(`/elements/${area}/.*[mM]essages\\.ts$`)])),
};

/** Whether a chunk has nothing but libraries. */
export const isLibrary = ({name}) => name === 'R' || name.startsWith('vendor');

/** The file of the readable userscript that has a chunk: `script`, or one of `requiredParts`. */
export const partOf = chunk => (isLibrary(chunk) ? 'libraries' : chunk.name in dataChunks ? 'data' : 'script');

/**
 * The most bytes that a published file may have. Public script hosts accept 2,000,000; the minified script may be a
 * tenth larger than it needs to be.
 */
export const largestBytes = version => ({
  'dist/automail.user.js': 1_900_000,
  ...Object.fromEntries(requiredNames(version).map(name => [`dist/${name}`, 1_900_000])),
  'dist/automail.min.user.js': 2_350_000,
});
