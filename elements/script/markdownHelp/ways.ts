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
  {source: '@name', shows: 'a link to the member, who is told of it'},
  {source: 'https://anilist.co/anime/1/', shows: 'a card of the work'},
  {source: 'img(address)', shows: 'a picture'},
  {source: 'img220(address)', shows: 'a picture, 220 pixels wide'},
  {source: 'img40%(address)', shows: 'a picture, 40 per cent wide'},
  {source: 'webm(address)', shows: 'a video that plays over and over, without sound'},
  {source: 'youtube(address)', shows: 'a video of YouTube'},
];
