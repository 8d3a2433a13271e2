type Change = readonly [name: string, property: string, value: string];

/** Styles as members write them, with what they change. */
export const profileStyles: readonly (readonly [css: string, changes: readonly Change[]])[] = [
  [
    ':root { --color-background: 20, 20, 30; --color-blue: 255, 80, 120; --accent: #f57 }',
    [
      ['html', '--color-background', '20, 20, 30'],
      ['p', '--accent', '#f57'],
    ],
  ],
  [
    'body { background: url("https://i.example/b.jpg") fixed center / cover no-repeat !important }',
    [
      ['body', 'background-attachment', 'fixed'],
      ['body', 'background-image', 'url("https://i.example/b.jpg")'],
    ],
  ],
  [
    '@import "https://x.example/a.css"; .user { color: rgb(9, 9, 9) } .about { border-radius: 12px }',
    [
      ['user', 'color', 'rgb(9, 9, 9)'],
      ['article', 'border-top-left-radius', '12px'],
    ],
  ],
  [
    '.about { position: relative } .about::before, .user::after { content: ""; position: absolute; inset: 3px }',
    [
      ['article', 'position', 'relative'],
      ['article::before', 'position', 'absolute'],
      ['user::after', 'top', '3px'],
    ],
  ],
  [
    '@font-face { font-family: Mine; src: url(mine.woff2) } * { font-family: Mine, sans-serif !important }',
    [
      ['p', 'font-family', 'Mine, sans-serif'],
      ['outer-p', 'font-family', 'Mine, sans-serif'],
    ],
  ],
  [
    '@keyframes glow { to { opacity: 0.5 } } .about, .user { animation: glow 2s infinite alternate }',
    [
      ['article', 'animation-name', 'glow'],
      ['user', 'animation-name', 'glow'],
    ],
  ],
  [
    '.site-theme-dark .about { background: rgba(0, 0, 0, 0.4); backdrop-filter: blur(4px) } .about { padding: 20px }',
    [['article', 'padding-top', '20px']],
  ],
  [
    '#nav { display: none } #app section { background: rgb(1, 2, 3); color: #fff; font-weight: 700 }',
    [
      ['section', 'background-color', 'rgb(1, 2, 3)'],
      ['section', 'color', 'rgb(255, 255, 255)'],
      ['section', 'font-weight', '700'],
    ],
  ],
  [
    '@media (min-width: 1px) { .user .about { display: grid; transform: rotate(0.5turn) } .user p:hover { color: red } }',
    [
      ['article', 'display', 'grid'],
      ['article', 'transform', 'matrix(-1, 0, 0, -1, 0, 0)'],
    ],
  ],
  [
    '.about { color: nonsense; background-image: url(http://x.example/a.png); margin: 4px; filter: sepia(1) }',
    [
      ['article', 'margin-top', '4px'],
      ['article', 'filter', 'sepia(1)'],
    ],
  ],
];
