// Checks the issue forms in .github/ISSUE_TEMPLATE: GitHub shows a form with a mistake to nobody, and says so only on
// the page of the file.
import {load} from 'js-yaml';
import * as v from 'valibot';

const text = v.pipe(v.string(), v.nonEmpty());
const identifier = v.optional(v.pipe(v.string(), v.regex(/^[\w-]+$/)));
const validations = v.optional(v.strictObject({required: v.optional(v.boolean())}));

/** A field; `attributes` are those of its type besides the label. */
const field = (type, attributes) =>
  v.strictObject({
    type: v.literal(type),
    id: identifier,
    attributes: v.strictObject({label: text, description: v.optional(text), ...attributes}),
    validations,
  });

const written = {placeholder: v.optional(text), value: v.optional(text)};
const options = {multiple: v.optional(v.boolean()), default: v.optional(v.number())};

const form = v.strictObject({
  name: text,
  description: text,
  title: v.optional(v.string()),
  labels: v.optional(v.array(text)),
  body: v.pipe(
    v.array(
      v.variant('type', [
        v.strictObject({type: v.literal('markdown'), attributes: v.strictObject({value: text})}),
        field('input', written),
        field('textarea', {...written, render: v.optional(text)}),
        field('dropdown', {...options, options: v.pipe(v.array(text), v.nonEmpty())}),
        field('checkboxes', {
          options: v.array(v.strictObject({label: text, required: v.optional(v.boolean())})),
        }),
      ]),
    ),
    v.check(body => body.some(({type}) => type !== 'markdown'), 'needs a field that is not markdown'),
    v.check(body => {
      const ids = body.flatMap(({id}) => id ?? []);
      return new Set(ids).size === ids.length;
    }, 'has an id twice'),
  ),
});

/** The page on which the user chooses a form. */
const chooser = v.strictObject({
  blank_issues_enabled: v.optional(v.boolean()),
  contact_links: v.optional(v.array(v.strictObject({name: text, url: text, about: text}))),
});

/** The problems of a file in .github/ISSUE_TEMPLATE, as lines that begin with its path. */
export function formProblems(file, content) {
  if (!file.endsWith('.yml')) return [`${file}: write it as an issue form, in YAML (.yml)`];
  try {
    const {issues = []} = v.safeParse(file.endsWith('/config.yml') ? chooser : form, load(content));
    return issues.map(issue => `${file}: ${v.getDotPath(issue) ?? 'the form'}: ${issue.message}`);
  } catch (error) {
    return [`${file}: ${error.message}`];
  }
}
