// Writes src/services/manifest.generated.ts: the data that the dispatcher needs about all features without evaluating
// their definitions.
import {loadCatalogue, writeIfChanged} from './catalogue.mjs';

const listed = values => values.map(value => `'${value}'`).join(', ');

const switchesOf = switches =>
  Object.entries(switches)
    .map(([key, initial]) => `${key}: ${initial}`)
    .join(', ');

/** A row of the manifest. Most features only say whether they are on by default, so these share two values: the manifest is evaluated on every page. */
function rowOf({id, storedAs, enabledByDefault, switches, locked, needs, requires, alsoWith}) {
  const lists = Object.entries({needs, requires, alsoWith}).filter(([, values]) => values);
  const more = [
    ...(storedAs ? [`storedAs: '${storedAs}'`] : []),
    ...(switches ? [`switches: {${switchesOf(switches)}}`] : []),
    ...(locked ? ['locked: true'] : []),
    ...lists.map(([name, values]) => `${name}: [${listed(values)}]`),
  ];
  const state = enabledByDefault ? 'on' : 'off';
  return `  ${id}: ${more.length ? `{...${state}, ${more.join(', ')}}` : state},`;
}

/** The lists of routes of all parts, each once; a part refers to its list by the index. */
const routeListsOf = parts => [...new Set(parts.map(({routes}) => routes.join(' ')))];

const quoted = name => (name === undefined ? 'undefined' : `'${name}'`);

const partOf = ({featureId, routes, name, switchKey}, routeLists) =>
  `  ['${featureId}', ${routeLists.indexOf(routes.join(' '))}${(name ?? switchKey) ? `, ${quoted(name)}` : ''}${switchKey ? `, ${quoted(switchKey)}` : ''}],`;

const manifestFile = (
  {features, parts},
  routeLists = routeListsOf(parts),
) => `// Generated from the definitions by tools/manifest.mjs.
const on = {enabledByDefault: true} as const;
const off = {enabledByDefault: false} as const;

export const manifest = {
${features.map(rowOf).join('\n')}
} as const;

export type FeatureId = keyof typeof manifest;

export const routeLists = [
${routeLists.map(routes => `  '${routes}',`).join('\n')}
] as const;

export const partTable = [
${parts.map(part => partOf(part, routeLists)).join('\n')}
] as const;
`;

/** Writes the manifest if it differs from the definitions. */
export async function generateManifest() {
  const {catalogue, manifestOf} = await loadCatalogue();
  const {features, parts} = manifestOf(catalogue);
  writeIfChanged('src/services/manifest.generated.ts', manifestFile({features, parts}));
}
