import type {Build} from './build';

/**
 * The facts of this release: the only place of the version and of our addresses. The metadata block, the manifests of
 * the extension and the published installation page are created from them. `npm run release` refuses empty values and
 * those with `.example`.
 */
export const release: Build = {
  name: 'Automail',
  version: '11.0.0',
  target: 'userscript',
  origin: 'https://anilist.co',
  api: 'https://graphql.anilist.co',
  authorize: 'https://anilist.co/api/v2/oauth/authorize',
  clientId: '',
  homepage: 'https://automail.example/',
  installPage: 'https://automail.example/install',
  repository: 'https://automail.example/source',
  downloads: 'https://automail.example/releases',
  siteFixes: '',
  author: 'automail',
  donatorCutoff: Date.UTC(2020, 8, 1, 3, 24),
  crossOrigin: ['myanimelist.net', 'api.animethemes.moe', 's4.anilist.co'],
};

/** Id of the extension in Firefox. A separate constant, because the product itself doesn't need it. */
export const addonId = 'automail@automail.example';
