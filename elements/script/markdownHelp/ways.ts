import {resultText} from './messages';

/** An example of markdown. */
export interface Example {
  readonly source: string;
  /** Description of the result, for what only the site renders or what would load something from elsewhere. */
  readonly shows?: string;
}

/** Examples of the site's flavour of markdown. */
export const examples: readonly Example[] = [
  {source: '**bold**'},
  {source: '*italic*'},
  {source: '~~struck out~~'},
  {source: '~!spoiler!~'},
  {source: '~~~centred~~~'},
  {source: '# Heading'},
  {source: '> quotation'},
  {source: '- first\n- second'},
  {source: '1. first\n2. second'},
  {source: '`code`'},
  {source: '---'},
  {source: '[words](https://anilist.co)'},
  {source: '@name', shows: resultText.mention},
  {source: 'https://anilist.co/anime/1/', shows: resultText.card},
  {source: 'img(address)', shows: resultText.picture},
  {source: 'img220(address)', shows: resultText.widePicture},
  {source: 'img40%(address)', shows: resultText.relativePicture},
  {source: 'webm(address)', shows: resultText.video},
  {source: 'youtube(address)', shows: resultText.youTube},
];
