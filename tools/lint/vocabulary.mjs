// ESLint rule: names of the old vocabulary come back neither as exports nor as properties of definitions and parts (docs/glossary.md).

/** Exported names that are not used any more, and what replaced them. */
const exported = {
  Room: 'LazyComponent',
  OpenRoom: 'LoadedComponent',
  openRoom: 'loadComponent',
  BareElement: 'LifecycleElement',
  createBare: 'createLifecycleElement',
  keepTyping: 'stopKeyPropagation',
  watchNative: 'watchSuperseded',
  setInstead: 'setReplaced',
  useStandIn: 'useReplaceHost',
  On: 'Routes',
  guestStyle: 'sanitizeCss',
  leadsAstray: 'isPiracyLink',
  guarding: 'guardLinks',
  Refusal: 'ApiError',
  refusalOf: 'toApiError',
  Renewal: 'AccountEpoch',
  renewal: 'accountEpoch',
  createRenewal: 'createAccountEpoch',
  Answers: 'PersistedCache',
  createAnswers: 'createPersistedCache',
  KeptAnswer: 'PersistedAnswer',
  KeptQuery: 'PersistedQuery',
  keptQuery: 'persistedQuery',
  Ledger: 'RateState',
  LedgerStore: 'RateStateStore',
  Wish: 'PendingCall',
  turnOf: 'nextSlot',
  locked: 'withLock',
  whileAlone: 'withLock',
  underLock: 'withLock',
  SameText: 'Interner',
  Slices: 'Yielder',
  createSlices: 'createYielder',
  Shelves: 'SettingsStorage',
  openShelves: 'openSettingsStorage',
  apartKeys: 'standaloneKeys',
  isApart: 'isStandalone',
  apart: 'standalone',
  follow: 'watchSettings',
  Cell: 'Store',
  createCell: 'createStore',
  Culprit: 'Bisect',
  CulpritSearch: 'Bisect',
  culpritSearch: 'bisectSearch',
  Intention: 'Payload',
  Pump: 'SendLoop',
  createPump: 'createSendLoop',
  Mirror: 'MemoryQueue',
  Waiters: 'PendingResults',
  Growing: 'MutableList',
  Spot: 'NeighbourQuery',
  deeds: 'actions',
  Needs: 'Deps',
};

/** Properties of definitions and parts that are not used any more. */
const properties = {
  on: 'enabledByDefault (of a feature) or routes (of a part)',
  worth: 'shouldRender',
  awaits: 'at',
  alongside: 'requiresFeatures',
  native: 'supersededBy',
  many: 'repeats',
  standIn: 'replaceHost',
};

/** Calls that take a definition, a part or an anchor. */
const definers = new Set(['defineFeature', 'place', 'restyle', 'run', 'anchor']);

const namesOf = declaration => {
  if (!declaration) return [];
  if (declaration.declarations) return declaration.declarations.map(({id}) => id);
  return declaration.id ? [declaration.id] : [];
};

const oldNames = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      exported: '"{{name}}" is not part of the vocabulary any more (docs/glossary.md): write {{instead}}.',
      property: 'The property "{{name}}" is not part of the vocabulary any more (docs/glossary.md): write {{instead}}.',
    },
  },
  create(context) {
    const refuse = (node, name, table, messageId) => {
      if (Object.hasOwn(table, name)) context.report({node, messageId, data: {name, instead: table[name]}});
    };
    return {
      ExportNamedDeclaration(node) {
        for (const id of namesOf(node.declaration)) refuse(id, id.name, exported, 'exported');
        for (const {exported: id} of node.specifiers) refuse(id, id.name, exported, 'exported');
      },
      CallExpression({callee, arguments: given}) {
        if (!definers.has(callee.name)) return;
        for (const argument of given)
          for (const {key} of argument.properties ?? []) if (key?.name) refuse(key, key.name, properties, 'property');
      },
    };
  },
};

export const vocabulary = {rules: {'old-names': oldNames}};
