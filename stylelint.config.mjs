import {supportedCss} from './tools/lint/browsers/css.mjs';
import {sheetsInScripts} from './tools/lint/browsers/sheetsInScripts.mjs';
import {importantSaysWhy} from './tools/lint/importantSaysWhy.mjs';

const units = ['px', 'em', '%', 'fr', 'vw', 'vh', 's', 'ms', 'deg'];

/** The only widths in media queries, which cannot read the tokens: those of the site. */
const widths = ['360px', '500px', '760px', '1040px', '1540px'];

const physical = ['left', 'right', 'top', 'bottom'];
const sides = ['left', 'right', 'top', 'bottom'].flatMap(side => [
  `margin-${side}`,
  `padding-${side}`,
  `border-${side}`,
  `border-${side}-width`,
  `border-${side}-style`,
  `border-${side}-color`,
]);
const sizes = ['width', 'height'].flatMap(size => [size, `min-${size}`, `max-${size}`]);

/** A color written out in a sheet. */
const ownColor = {message: 'Use a color of styles/tokens.css or, in a page.css, a variable of the site'};

/** Colours written out; our own elements use only the tokens. */
const colourFunctions = ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch'];

/** Features that some supported browsers lack, with the reason why that does no harm. */
const exceptions = {
  'forced-color-adjust': 'Safari has no forced colors.',
  'overflow-anchor': 'Safari does not anchor the scroll position, so there is nothing to switch off.',
  'paint-order': 'Chromium before 123 has it for SVG, where it is used.',
  'scrollbar-color': 'Chromium 120 and Safari show their own bars.',
  'scrollbar-gutter': 'Safari shows its bars above the content, or moves it.',
  'scrollbar-width': 'Chromium 120 and Safari show their own bars.',
};

const shared = {
  'automail/important-says-why': true,
  'automail/supported': [true, {exceptions}],
  'color-named': ['never', ownColor],
  'color-no-hex': [true, ownColor],
  'custom-property-pattern': [
    '^(am|ui|color|media)-',
    {message: 'Our own properties begin with --am- or --ui-, those of the site with --color- or --media-'},
  ],
  'media-feature-name-value-allowed-list': [
    {'max-width': widths, 'min-width': ['1041px'], 'max-height': ['560px']},
    {message: `Use a width of the site: at most ${widths.join(', ')}, or at least 1041px`},
  ],
  'property-disallowed-list': [
    [...physical, ...sides, ...sizes],
    {message: 'Use the logical property, which follows the writing direction'},
  ],
  'declaration-property-value-disallowed-list': {'text-align': ['left', 'right'], float: ['left', 'right']},
  'unit-allowed-list': [units, {message: `Use one of the units ${units.join(', ')}`}],
  'selector-max-id': 0,
  // The notation of the site's variables, `rgba(var(--color-text), 0.4)`, needs the older form of the functions.
  'alpha-value-notation': 'number',
  'color-function-alias-notation': null,
  'color-function-notation': null,
  'media-feature-range-notation': 'prefix',
  // Sheets follow the order of the elements they describe.
  'no-descending-specificity': null,
  // Layout of the text is oxfmt's.
  'at-rule-empty-line-before': null,
  'comment-empty-line-before': null,
  'custom-property-empty-line-before': null,
  'declaration-empty-line-before': null,
  'rule-empty-line-before': null,
  'selector-class-pattern': null,
};

/** Decided by the tokens, in all sheets of shadow roots. */
const decided = {
  'function-disallowed-list': [colourFunctions, {message: 'Use a color of styles/tokens.css'}],
  'declaration-property-value-disallowed-list': [
    {
      ...shared['declaration-property-value-disallowed-list'],
      '/.*/': ['/--color-/'],
      '/^border(-block|-inline)?(-start|-end)?$/': ['/1px solid var\\(--am-line\\)/'],
      '/^border-.*radius$/': ['/\\dpx/'],
      'box-shadow': ['/px .*--am-shadow\\b(?!-)/'],
      'font-size': ['/\\dpx/'],
      'z-index': ['/\\d/'],
    },
    {message: 'Use a token of styles/tokens.css or styles/sizes.css'},
  ],
};

const ofShared = {'selector-class-pattern': ['^ui-', {message: 'Classes of shared parts begin with ui-'}]};

export default {
  extends: 'stylelint-config-standard',
  plugins: [importantSaysWhy, supportedCss],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  ignoreFiles: ['e2e/**', 'build/**', 'dist/**', 'node_modules/**'],
  rules: shared,
  overrides: [
    {
      files: ['{elements,src}/**/*.{ts,tsx}'],
      customSyntax: sheetsInScripts,
      // Expressions become names and blanks, and a sheet may be a part of one.
      rules: {
        'block-no-empty': null,
        'declaration-block-single-line-max-declarations': null,
        'declaration-property-value-no-unknown': null,
        'no-invalid-position-declaration': null,
        'selector-type-no-unknown': null,
      },
    },
    {files: ['elements/**/*.css', 'src/**/*.css', 'styles/controls.css', 'test/**/*.css'], rules: decided},
    {files: ['src/**/*.css', 'styles/controls.css'], rules: ofShared},
    // The page's own colours are in these, and the site's selectors.
    {
      files: ['elements/**/page.css', 'elements/navigation/CSSverticalNav/search.css'],
      rules: {
        'declaration-property-value-disallowed-list': [
          {...shared['declaration-property-value-disallowed-list'], '/.*/': ['/var\\(--color-[\\w-]+\\)/']},
          {message: "Give the site's own color as the fallback"},
        ],
        'function-disallowed-list': null,
        'selector-max-id': null,
      },
    },
    {
      files: ['styles/tokens.css', 'styles/sizes.css'],
      rules: {'color-no-hex': null, 'length-zero-no-unit': [true, {ignoreFunctions: ['max', 'var']}]},
    },
  ],
};
