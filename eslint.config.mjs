// Lint enforces the architecture: floors, sizes, and where the host, React roots, Apollo and timers may be
// used.
import {importX} from 'eslint-plugin-import-x';
import {createTypeScriptImportResolver} from 'eslint-import-resolver-typescript';
import reactHooks from 'eslint-plugin-react-hooks';
import vue from 'eslint-plugin-vue';
import tseslint from 'typescript-eslint';

import {completeChanges} from './tools/lint/completeChanges.mjs';
import {supported} from './tools/lint/browsers/scripts.mjs';
import {markedSheets} from './tools/lint/browsers/sheetsInScripts.mjs';
import {endingListeners} from './tools/lint/endingListeners.mjs';
import {pinnedSentences} from './tools/lint/pinnedSentences.mjs';
import {rootEvents} from './tools/lint/rootEvents.mjs';
import {selectorNames} from './tools/lint/selectorNames.mjs';
import {texts} from './tools/lint/texts.mjs';

/** From the lowest up: each floor imports only from itself and below. */
const floors = [
  'src/domain',
  'src/platform',
  'src/host',
  'src/services',
  'src/ui',
  'src/feature',
  'src/kits',
  'elements',
];

const zones = [
  ...floors.flatMap((target, index) =>
    floors
      .slice(index + 1)
      .map(from => ({target: `./${target}`, from: `./${from}`, message: `${target} is below ${from}.`})),
  ),
  ...floors.map(target => ({
    target: `./${target}`,
    from: ['./src/main.ts', './src/boot.ts', './src/start.ts', './src/start'],
    message: 'What starts the product is above all floors.',
  })),
];

/** Within the services: entries know lists and the outbox, and all of them the API; only `api.ts` connects them. */
const layers = [
  ['src/services/outbox', ['src/services/entries', 'src/services/lists']],
  ['src/services/lists', ['src/services/entries', 'src/services/outbox']],
  ['src/services/api/!(api).ts', ['src/services/entries', 'src/services/lists', 'src/services/outbox']],
  ['src/services/api/cache', ['src/services/entries', 'src/services/lists']],
].flatMap(([target, above]) =>
  above.map(from => ({target: `./${target}`, from: `./${from}`, message: `${target} does not know ${from}.`})),
);

const restricted = (...patterns) => ['error', {patterns}];
const apollo = {
  group: ['@apollo/client', '@apollo/client/*'],
  message: 'Apollo is reached through src/services/api and the hooks of src/ui.',
  allowTypeImports: true,
};
/** Modules that only tests may import. */
const forTests = {regex: '^#(?:test|e2e)/|(?:^|/)(?:scenes|pageScenes)$', message: 'It is for tests alone.'};
const otherFeatures = depth => ({
  regex: `^(?:#elements/|(?:\\.\\./){${depth}}(?!\\.\\./\\.\\./CHANGELOG\\.md$))`,
  message: 'Features do not import each other: put what both need into src/kits.',
});
const roots = {
  regex: '^(?:react-dom(?:/|$)|@r2wc/)',
  message: 'Elements are made in src/feature/element.tsx only, and all share the root of sharedRoot.tsx.',
};
const titles = {
  group: ['#domain/media/title'],
  importNames: ['chooseTitle'],
  message: "Titles come from useTitleOf or shownTitles, which know the user's own.",
};
const react = {
  group: ['react', 'react/*'],
  message: 'This floor is part of the core: types only.',
  allowTypeImports: true,
};

const selectorCall = name => ({
  selector: `CallExpression[callee.property.name='${name}'][callee.object.name='document']`,
  message: "Look up the host's nodes in src/host: add an anchor or a selector there (docs/recipes.md).",
});
const lookups = [
  'querySelector',
  'querySelectorAll',
  'getElementById',
  'getElementsByClassName',
  'getElementsByTagName',
].map(selectorCall);
const polling = {
  selector: "CallExpression[callee.name='setInterval']",
  message: 'Wait for an event instead of polling; the one repeating timer is src/services/clock.ts.',
};
const parsedTwice = {
  selector: "MemberExpression[object.name='URL'][property.name=/^(?:canParse|parse)$/]",
  message: 'Use parseUrl of src/domain/value/parseUrl.ts: some browsers lack URL.parse, and URL.canParse parses twice.',
};
const bareAbort = {
  selector: "CallExpression[callee.property.name='abort'][arguments.length=0]",
  message:
    "Give a reason, such as abort('over'): without one, the engine creates an exception with a stack trace and reads the whole script again.",
};
/** Only the outbox keeps a change that has no answer. */
const directMutation = {
  selector:
    "CallExpression[callee.property.name='mutate']:matches([callee.object.name='client'], [callee.object.property.name='client'])",
  message: 'Use a kind of write of src/services/outbox.',
};
/** During the composition of a character, keys mean something else. */
const keys = [
  "MemberExpression[object.name='event'][property.name=/^(?:key|isComposing|keyCode)$/]",
  "JSXAttribute[name.name='onKeyDown'] ObjectPattern > Property[key.name='key']",
].map(selector => ({selector, message: 'Use pressedKey of src/domain/text/pressedKey.ts, which knows input methods.'}));
const sinks = ['innerHTML', 'outerHTML'].map(name => ({
  selector: `AssignmentExpression[left.property.name='${name}']`,
  message: 'Show HTML in HtmlView of src/ui/html, which sanitizes it.',
}));
const typed = {
  selector: 'TSAsExpression > TSAsExpression',
  message: 'A double assertion gives up the type: validate the value or narrow its type.',
};
const enums = {selector: 'TSEnumDeclaration', message: 'Write a union of strings instead of an enum.'};
/** An element costs a React root, so a part that shows nothing is a `run`. */
const rendering = {
  selector:
    "ExportDefaultDeclaration > FunctionDeclaration:not(:has(JSXElement, JSXFragment)):has(ReturnStatement > Literal[raw='null'])",
  message: 'A component that renders nothing: make the part a `run`.',
};
/** Modules that decide the look and behaviour of controls. */
const controls = [
  {selector: "JSXOpeningElement[name.name='button']", message: 'Use Button of src/ui.'},
  {
    selector: "JSXOpeningElement[name.name='input'] > JSXAttribute[name.name='type'][value.value='number']",
    message: 'Use NumberInput of src/ui.',
  },
  {
    selector:
      "JSXElement[openingElement.name.name='label'] > JSXElement > JSXOpeningElement > JSXAttribute[value.value='checkbox']",
    message: 'Use Check of src/ui.',
  },
  {
    selector:
      "JSXOpeningElement:has(JSXAttribute[name.name='role']) Literal[value=/\\bui-note-(?:error|warning|info)\\b/]",
    message: 'Use Alert of src/ui.',
  },
  {selector: "JSXOpeningElement[name.name='img'] Literal[value='ui-blurred']", message: 'Use CoverImage of src/ui.'},
];
/** Numbers and dates that ignore the language of the texts. */
const formatted = {
  selector:
    'CallExpression[callee.property.name=/^(?:toFixed|toPrecision|toLocaleString|toLocaleDateString|toLocaleTimeString)$/]',
  message: 'Use src/domain/text/format.ts for the text of numbers, dates and times.',
};
/** The number sign of a value would become the number. */
const filledForms = {
  selector: "CallExpression[callee.name='plural'] TemplateLiteral > Identifier",
  message: 'Put values around plural(), not into its forms, where "#" becomes the number.',
};
/** A text about loading of a feature's own. */
const ownLoading = {
  selector: "Property[key.name='loading'] > Literal[value=/^Loading.*(?:…|\\.\\.\\.)$/]",
  message: 'AsyncAnswer has the texts about loading and waiting: give it a noun, or use those of src/ui/answer.',
};
/** Lines saved by packing several into one. */
const packing = {
  selector: ':matches(ObjectExpression > SpreadElement, JSXSpreadAttribute) > ObjectExpression',
  message: 'Write the properties one by one.',
};
/** An effect that ends its work by hand. */
const controller = {
  selector:
    "CallExpression[callee.name=/^use(?:Layout|Insertion)?Effect$/] NewExpression[callee.name='AbortController']",
  message: 'Use useSignalEffect of src/ui.',
};
/** State of a visit is listed in the part, which resets it. */
const handReset = {
  selector:
    "CallExpression[callee.property.name='addEventListener'][arguments.0.value='abort'] CallExpression[callee.property.name=/^(?:set|reset)$/]",
  message: 'List the store in the option `state` of the part (src/feature/part.ts), which resets it.',
};
/** Assertions that hold for an empty list, or for any text, are useless. */
const counted = [
  {
    selector: "CallExpression[callee.object.name='Math'][callee.property.name=/^(min|max)$/] > SpreadElement",
    message: 'A bound of an empty list passes for a number: smallest or largest of e2e/support/listed.ts.',
  },
  {
    selector: "CallExpression[callee.property.name='all'][arguments.length=0]",
    message: 'A loop over no elements asserts nothing: listedElements of e2e/support/listed.ts counts them first.',
  },
  {
    selector:
      'ForOfStatement[right.argument.callee.property.name=/^(allInnerTexts|allTextContents|evaluateAll)$/] > .right',
    message: 'A loop over no texts asserts nothing: textsOf of e2e/support/listed.ts counts them first.',
  },
  {
    selector: "CallExpression[callee.name='expect'] CallExpression[callee.property.name='every']",
    message: 'Everything holds for each of none: compare the list, or count it.',
  },
  {
    selector: "CallExpression[callee.property.name=/^to[A-Z]/] > LogicalExpression[operator='??'][right.value='']",
    message: 'Where the value is missing this compares with an empty text: assert that it is there first.',
  },
  {
    selector: "CallExpression[callee.property.name='toContainText'] > Literal[value='']",
    message: 'Every text contains the empty one.',
  },
  {
    selector: 'CallExpression[callee.property.name=/^toHave/] Literal[regex.pattern=/^\\^(?:\\(.*\\)|.)[?*]\\$$/]',
    message: 'A pattern that the empty text matches holds before anything is there.',
  },
];
const longMs = /^(?!60_?000$)(?:[6-9]\d_?\d{3}|\d{3}_?\d{3}|\d{1,3}_?\d{3}_?\d{3})$/;
/** The result of a test depends neither on the hour nor on how busy the machine is. */
const timed = [
  {
    selector:
      "NewExpression[callee.name='Date'][arguments.length=0], CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: "The real clock: pass a time, or take the stand-in's (standIn.control('clock')).",
  },
  {
    selector: "CallExpression[callee.name='bestOf']",
    message: 'A test that passes only the second time has failed: let it depend on a condition that it sets.',
  },
  {
    selector: "CallExpression[callee.property.name='waitForTimeout']",
    message: 'Wait for a condition, never for a time: waitUntilQuiet, expect.poll, or an answer.',
  },
  {
    selector: `CallExpression[callee.property.name='setTimeout'][callee.object.name='test'] > Literal[raw=${longMs}], Property[key.name=/^timeout(?:Ms)?$/] > Literal[raw=${longMs}]`,
    message: 'Longer than a minute: wait for conditions that come sooner, split the test, or move it to e2e/long.',
  },
];
/** The files of a feature's folder that are only for tests. */
const ofTests = ['elements/**/*.test.{ts,tsx}', 'elements/**/*.e2e.ts', 'elements/**/{scenes,pageScenes}.ts'];
const testFiles = [
  'test/**/*.{ts,tsx}',
  'e2e/{specs,long,support,pictures}/**/*.ts',
  'e2e/standin/{api,site}/*.spec.ts',
];

/** Most rules of the plugin compile each component with the React compiler, a third of the time of lint: the gate leaves them out. */
const withoutCompiler = process.env.AUTOMAIL_LINT === 'quick';
const ofHooks = {'react-hooks/rules-of-hooks': 'error'};

export default tseslint.config(
  {ignores: ['dist/**', 'build/**', 'node_modules/**', '**/*.generated.ts', 'test-results/**']},
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  {
    files: ['src/**/*.{ts,tsx}', 'elements/**/*.{ts,tsx}', 'test/**/*.{ts,tsx}', 'e2e/**/*.{ts,vue}'],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    plugins: {'import-x': importX},
    settings: {'import-x/resolver-next': [createTypeScriptImportResolver({project: ['tsconfig.json']})]},
    rules: {
      'max-lines': ['error', {max: 250, skipBlankLines: true, skipComments: true}],
      'no-restricted-syntax': ['error', polling, ...sinks, typed, enums],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-confusing-void-expression': 'off',
      'no-console': ['error', {allow: ['info', 'warn', 'error']}],
      eqeqeq: 'error',
      'object-shorthand': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'elements/**/*.{ts,tsx}'],
    plugins: {'react-hooks': reactHooks},
    settings: {'react-hooks': {additionalEffectHooks: '^useSignal(?:Layout)?Effect$'}},
    rules: {
      'max-lines-per-function': ['error', {max: 50, skipBlankLines: true, skipComments: true}],
      'import-x/no-restricted-paths': ['error', {zones: [...zones, ...layers]}],
      'no-restricted-syntax': [
        'error',
        polling,
        parsedTwice,
        formatted,
        bareAbort,
        directMutation,
        ...keys,
        ...sinks,
        typed,
        ...lookups,
        enums,
        packing,
        controller,
        handReset,
        ...texts,
      ],
      '@typescript-eslint/no-restricted-imports': restricted(apollo, forTests, roots),
      ...(withoutCompiler ? ofHooks : reactHooks.configs.recommended.rules),
      'react-hooks/exhaustive-deps': ['warn', {additionalHooks: '^useSignal(?:Layout)?Effect$'}],
      // About the React compiler, which is not used here.
      'react-hooks/incompatible-library': 'off',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'elements/**/*.{ts,tsx}'],
    ignores: ofTests,
    plugins: {browsers: {rules: {supported, 'marked-sheets': markedSheets}}},
    rules: {
      'browsers/marked-sheets': 'error',
      'browsers/supported': [
        'error',
        {
          exceptions: {
            'AbortSignal.timeout': 'Chromium before 124 has an AbortError as the reason; only failureOf reads it.',
          },
        },
      ],
    },
  },
  // Markup takes a line for each property.
  {
    files: ['src/**/*.tsx', 'elements/**/*.tsx'],
    rules: {'max-lines-per-function': ['error', {max: 60, skipBlankLines: true, skipComments: true}]},
  },
  {
    files: ['src/**/*.tsx', 'elements/**/*.tsx'],
    ignores: ofTests,
    plugins: {roots: {rules: {events: rootEvents}}},
    rules: {'roots/events': 'error'},
  },
  // Its dependencies are those of the hooks built on it, where the rule above checks them.
  {files: ['src/ui/useSignalEffect.ts'], rules: {'react-hooks/exhaustive-deps': 'off'}},
  // Message modules, and the table of the names of studios.
  {
    files: ['**/messages.ts', '**/*Messages.ts', '**/*essages.??.ts', 'elements/profiles/CSSfavs/studios.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        filledForms,
        ownLoading,
        polling,
        parsedTwice,
        formatted,
        bareAbort,
        ...sinks,
        typed,
        ...lookups,
        enums,
      ],
    },
  },
  {
    files: ['elements/**/*.tsx', 'src/kits/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        polling,
        parsedTwice,
        formatted,
        bareAbort,
        directMutation,
        ...keys,
        ...sinks,
        typed,
        ...lookups,
        enums,
        packing,
        controller,
        handReset,
        ...texts,
        ...controls,
        rendering,
      ],
    },
  },
  {
    files: ['src/host/**/*.ts'],
    plugins: {automail: {rules: {'selector-names': selectorNames}}},
    rules: {
      'automail/selector-names': 'error',
      'no-restricted-syntax': ['error', polling, parsedTwice, bareAbort, ...sinks, typed],
      '@typescript-eslint/no-restricted-imports': restricted(apollo, forTests, roots, react),
    },
  },
  {
    files: ['src/host/**/*.ts', 'src/services/**/*.ts', 'src/ui/**/*.{ts,tsx}', 'elements/**/*.{ts,tsx}'],
    ignores: ofTests,
    plugins: {listeners: {rules: {ending: endingListeners, complete: completeChanges}}},
    rules: {'listeners/ending': 'error', 'listeners/complete': 'error'},
  },
  {
    files: ['src/services/**/*.ts', 'src/ui/**/*.{ts,tsx}'],
    rules: {'@typescript-eslint/no-restricted-imports': restricted(forTests, roots)},
  },
  {
    files: ['e2e/standin/site/**/*.vue'],
    extends: [vue.configs['flat/vue2-recommended']],
    languageOptions: {parserOptions: {parser: tseslint.parser, extraFileExtensions: ['.vue']}},
    // oxfmt decides about layout.
    rules: vue.configs['no-layout-rules'].rules,
  },
  // The only place of the stand-in's site that parses HTML, through a Trusted Types policy.
  {
    files: ['e2e/standin/site/markdown/trusted.ts'],
    rules: {'no-restricted-syntax': ['error', polling, typed, enums]},
  },
  {
    files: testFiles,
    rules: {'no-restricted-syntax': ['error', polling, ...sinks, typed, enums, ...counted, ...timed]},
  },
  {
    files: ['e2e/support/listed.ts'],
    rules: {'no-restricted-syntax': ['error', polling, ...sinks, typed, enums, ...timed]},
  },
  {
    files: [...testFiles, ...ofTests],
    // Rules with texts of their own as results.
    ignores: ['test/domain/**'],
    plugins: {texts: {rules: {pinned: pinnedSentences}}},
    rules: {'texts/pinned': 'error'},
  },
  {files: ['e2e/bench/main.ts'], rules: {'no-console': 'off'}},
  {
    files: ['src/feature/{element,sharedRoot}.tsx'],
    rules: {'@typescript-eslint/no-restricted-imports': restricted(apollo, forTests)},
  },
  {
    files: ['src/domain/text/format.ts'],
    rules: {'no-restricted-syntax': ['error', polling, parsedTwice, bareAbort, ...sinks, typed, ...lookups, enums]},
  },
  {files: ['src/services/clock.ts'], rules: {'no-restricted-syntax': ['error', ...sinks, typed, ...lookups, ...texts]}},
  {
    files: ['src/kits/**/*.{ts,tsx}'],
    rules: {'@typescript-eslint/no-restricted-imports': restricted(apollo, forTests, roots, titles)},
  },
  // One feature never imports another: shared code is in src/kits or lower. A file may import from parent folders
  // within its own feature.
  {files: ['elements/**/*.{ts,tsx}'], rules: {'import-x/no-relative-parent-imports': 'off'}},
  ...[1, 2, 3, 4].map(depth => ({
    files: [`elements/*/*/${'*/'.repeat(depth - 1)}*.{ts,tsx}`],
    rules: {
      '@typescript-eslint/no-restricted-imports': restricted(apollo, forTests, roots, titles, otherFeatures(depth)),
    },
  })),
  // Code that is only for tests.
  {
    files: ofTests,
    rules: {
      'import-x/no-restricted-paths': 'off',
      'max-lines-per-function': 'off',
      'react-hooks/exhaustive-deps': 'off',
      'react-hooks/rules-of-hooks': 'off',
      'no-restricted-syntax': ['error', polling, ...sinks, typed, enums, ...counted, ...timed],
    },
  },
  ...[1, 2, 3, 4].map(depth => ({
    files: ofTests.map(pattern => pattern.replace('**', `*/*${'/*'.repeat(depth - 1)}`)),
    rules: {'@typescript-eslint/no-restricted-imports': restricted(otherFeatures(depth))},
  })),
  // A table, two lines for each feature.
  {
    files: ['elements/**/feature.ts'],
    rules: {'max-lines': ['error', {max: 60, skipBlankLines: true, skipComments: true}]},
  },
);
