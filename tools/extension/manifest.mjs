// The manifest of the extension for a browser, generated from the facts of the release.
import {releaseFacts} from '../releaseFacts.mjs';

const sizes = [16, 32, 48, 128];
const icons = Object.fromEntries(sizes.map(size => [size, `icons/icon-${size}.png`]));

/**
 * The differences between the browsers: Firefox has no service workers for extensions, requires an id, and asks which
 * data are collected.
 */
const differences = id => ({
  chromium: {background: {service_worker: 'worker.js'}, minimum_chrome_version: '120'},
  firefox: {
    background: {scripts: ['worker.js']},
    browser_specific_settings: {
      gecko: {
        id,
        strict_min_version: '142.0',
        data_collection_permissions: {required: ['none']},
      },
      gecko_android: {strict_min_version: '142.0'},
    },
  },
});

/** The names of the browsers with an extension. */
export const browserNames = Object.keys(differences());

/**
 * The manifest for `chromium` or `firefox`: its only permissions are the storage, and requests to the sites of the
 * list. `folders` are the first segments of the addresses that have definitions of their own.
 */
export async function manifest(browser, folders) {
  const {name, version, origin, crossOrigin, homepage, installPage, addonId} = await releaseFacts();
  const matches = [`${origin}/*`];
  return {
    manifest_version: 3,
    name,
    version,
    description: 'Enhancements for anilist.co, each with its own switch. Not an official product.',
    homepage_url: homepage,
    icons,
    action: {default_title: `${name} settings`, default_icon: icons},
    permissions: ['storage'],
    host_permissions: crossOrigin.map(host => `https://${host}/*`),
    content_scripts: [
      {matches, run_at: 'document_start', js: ['bridge.js']},
      // Before the core, which takes them over.
      ...folders.map(folder => ({
        matches: ['', '?*', '/*'].map(end => `${origin}/${folder}${end}`),
        run_at: 'document_start',
        js: [`definitions/${folder}.js`],
        world: 'MAIN',
      })),
      // The installation guide is told that the extension runs.
      {
        matches: [...matches, installPage, `${installPage}?*`],
        run_at: 'document_start',
        js: ['core.js'],
        world: 'MAIN',
      },
    ],
    web_accessible_resources: [{resources: ['chunks/*', 'pictures/*'], matches}],
    options_ui: {page: 'options.html', open_in_tab: true},
    ...differences(addonId)[browser],
  };
}
