// The parts that the readable userscript leaves out, so that public script hosts accept it: they take up to 2,000,000 bytes.

/**
 * Large tools that a user opens rarely, and features that are off by default and that few users turn on. Their
 * definitions, and so their settings, remain; the settings page says that this edition has none of them.
 */
export const leftOutFeatures = [
  'moreImports',
  'moreStats',
  'replaceNativeTags',
  'comparisonPage',
  'termsFeed',
  'draw3x3',
  'automailAPI',
];

/** Languages of the texts, and the chunk of each. */
export const leftOutLanguages = {de: 'inGerman'};

/** The most bytes that a published file may have: what public script hosts accept, and a tenth above what the other one needs. */
export const largestBytes = {
  'dist/automail.user.js': 2_000_000,
  'dist/automail.min.user.js': 2_150_000,
};

/** Chunks that others import for one feature alone. */
const chunksOfServices = {automailAPI: ['questionsFor'], moreImports: ['sharedRun', 'ImportActivities']};

const idOf = name => /^(.+)\.feature$/.exec(name)?.[1];

/**
 * The chunks of an edition without some features and languages: those that the script can still reach. A definition
 * reaches the components of its feature.
 */
export function chunksWithout(chunks, features, languages = leftOutLanguages) {
  const byFile = new Map(chunks.map(chunk => [chunk.fileName, chunk]));
  const names = [...Object.values(languages), ...features.flatMap(id => chunksOfServices[id] ?? [])];
  const dropped = new Set(names.map(name => `${name}.js`));
  const kept = new Set();
  const add = file => {
    const chunk = byFile.get(file);
    if (!chunk || kept.has(file) || dropped.has(file)) return;
    kept.add(file);
    chunk.imports.forEach(add);
    if (!features.includes(idOf(chunk.name))) chunk.dynamicImports.forEach(add);
  };
  // The core loads by name: itself, all definitions, and the API client.
  chunks.filter(({name, isEntry}) => isEntry || idOf(name) || name === 'api').forEach(({fileName}) => add(fileName));
  return chunks.filter(({fileName}) => kept.has(fileName));
}
