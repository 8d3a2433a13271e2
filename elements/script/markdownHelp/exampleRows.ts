import {resultText} from './messages';

/** An example of markdown. */
export interface Example {
  readonly source: string;
  /** The HTML that AniList renders from it. */
  readonly html?: string;
  /** Description of the result, if only the site shows it or showing it would load something from another site. */
  readonly shows?: string;
}

/** Examples of the site's flavour of markdown. */
export const examples: readonly Example[] = [
  {source: '**bold**', html: '<p><strong>bold</strong></p>'},
  {source: '*italic*', html: '<p><em>italic</em></p>'},
  {source: '~~struck out~~', html: '<p><del>struck out</del></p>'},
  {source: '~!spoiler!~', html: '<p><span class="markdown_spoiler"><span>spoiler</span></span></p>'},
  {source: '~~~centered~~~', html: '<center>centered</center>'},
  {source: '# Heading', html: '<h1>Heading</h1>'},
  {source: '> quotation', html: '<blockquote><p>quotation</p></blockquote>'},
  {source: '- first\n- second', html: '<ul><li>first</li><li>second</li></ul>'},
  {source: '1. first\n2. second', html: '<ol><li>first</li><li>second</li></ol>'},
  {source: '`code`', html: '<p><code>code</code></p>'},
  {source: '---', html: '<hr>'},
  {source: '[words](https://anilist.co)', html: '<p><a href="https://anilist.co">words</a></p>'},
  {source: '@name', shows: resultText.mention},
  {source: 'https://anilist.co/anime/1/', shows: resultText.card},
  {source: 'img(address)', shows: resultText.picture},
  {source: 'img220(address)', shows: resultText.widePicture},
  {source: 'img40%(address)', shows: resultText.relativePicture},
  {source: 'webm(address)', shows: resultText.video},
  {source: 'youtube(address)', shows: resultText.youTube},
];
