import {contentRules, contradictionRules, lengthRules} from './contentRules';
import {dateRules, relatedDateRules} from './dateRules';
import {malKey, type LintMedia, type LintRule} from './lintMedia';
import {otherSourceRules, sourceRules} from './sourceRules';
import {descriptionRules, spellingRules, titleRules} from './textRules';

/** All rules, in the order in which they are offered (rule linter-1). */
export const lintRules: readonly LintRule[] = [
  ...dateRules,
  ...contentRules,
  ...titleRules,
  ...lengthRules,
  ...sourceRules,
  ...relatedDateRules,
  ...otherSourceRules,
  ...spellingRules,
  ...contradictionRules,
  ...descriptionRules,
];

/** A media with the ids of the rules that it breaks. */
export interface LintResult {
  readonly media: LintMedia;
  readonly broken: readonly string[];
}

/** Checks media in their order by the chosen rules; media that break none are left out (rule linter-1). */
export function lint(all: readonly LintMedia[], chosen: ReadonlySet<string>): readonly LintResult[] {
  const rules = lintRules.filter(({id}) => chosen.has(id));
  const malIds = new Map<string, number>();
  return all.flatMap(media => {
    const broken = rules.filter(({check}) => check(media, {malIds})).map(({id}) => id);
    if (media.idMal && !malIds.has(malKey(media))) malIds.set(malKey(media), media.id);
    return broken.length ? [{media, broken}] : [];
  });
}
