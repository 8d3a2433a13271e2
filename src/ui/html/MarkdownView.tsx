import {useMemo} from 'react';

import {HtmlView} from './HtmlView';
import {markdownToHtml} from './markdown';

/** A text in the site's flavour of markdown, for what we write ourselves and for previews. */
export function MarkdownView({source}: {source: string}) {
  const html = useMemo(() => markdownToHtml(source), [source]);
  return <HtmlView html={html} />;
}
