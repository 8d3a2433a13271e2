const paths = {
  pin: 'M5 1h6v2l-1 1v3l3 3v1H8.7L8 15l-.7-4H3v-1l3-3V4L5 3z',
  eye: 'M8 3C4.5 3 1.9 5.2.5 8 1.9 10.8 4.5 13 8 13s6.1-2.2 7.5-5C14.1 5.2 11.5 3 8 3m0 2a3 3 0 1 1 0 6 3 3 0 0 1 0-6m0 1.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3',
  comments: 'M1 2h9v6H5l-2.5 2V8H1zm10.5 3H15v6h-1.5v2L11 11H6V9.5h5.5z',
};

/** One of the icons on the site's cards of threads; hidden from assistive technology unless it has a label. */
export const Icon = ({name, label}: {name: keyof typeof paths; label?: string}) => (
  <svg viewBox="0 0 16 16" {...(label ? {role: 'img', 'aria-label': label} : {'aria-hidden': true})}>
    <path d={paths[name]} />
  </svg>
);
