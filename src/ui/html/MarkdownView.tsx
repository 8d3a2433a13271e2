import {useMemo} from 'react';

import {HtmlView, type HtmlOptions} from './HtmlView';
import {markdownToHtml} from './markdown';

/** Renders text in the site's flavour of markdown, for our own texts and for previews. */
export function MarkdownView({source, ...options}: HtmlOptions & {source: string}) {
  const html = useMemo(() => markdownToHtml(source), [source]);
  return <HtmlView html={html} {...options} />;
}
