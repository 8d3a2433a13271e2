/** The buttons of the markdown editor: icon, title, and the text each one puts around the selection. */
export const tools: readonly {title: string; icon: string; before: string; after: string}[] = [
  {title: 'Bold', icon: 'bold', before: '__', after: '__'},
  {title: 'Italic', icon: 'italic', before: '_', after: '_'},
  {title: 'Strikethrough', icon: 'strikethrough', before: '~~', after: '~~'},
  {title: 'Spoiler!', icon: 'eye-slash', before: '~!', after: '!~'},
  {title: 'Link', icon: 'link', before: '[link](', after: ')'},
  {title: 'Image', icon: 'image', before: 'img220(', after: ')'},
  {title: 'Youtube Video', icon: 'youtube', before: 'youtube(', after: ')'},
  {title: 'WebM Video', icon: 'film', before: 'webm(', after: ')'},
  {title: 'Ordered List', icon: 'list-ol', before: '1. ', after: ''},
  {title: 'Unordered List', icon: 'list-ul', before: '- ', after: ''},
  {title: 'Header', icon: 'heading', before: '# ', after: ''},
  {title: 'Center', icon: 'align-center', before: '~~~', after: '~~~'},
  {title: 'Quote', icon: 'quote-right', before: '>', after: ''},
  {title: 'Code', icon: 'code', before: '`', after: '`'},
];
