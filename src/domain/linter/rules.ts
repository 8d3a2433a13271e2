import {contentRules, contradictionRules, lengthRules} from './contentRules';
import {dateRules, relatedDateRules} from './dateRules';
import {malKey, type LintMedia, type LintRule} from './lintMedia';
import {otherSourceRules, sourceRules} from './sourceRules';
import {descriptionRules, spellingRules, titleRules} from './textRules';

/** All rules, in the order in which they are offered: 39 of them, and one that only reports hashtags. */
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

/** A media item with the ids of the rules that it breaks. */
export interface LintResult {
  readonly media: LintMedia;
  readonly broken: readonly string[];
}

/** Checks media in their order by the chosen rules; media that break none are left out. */
export function lint(all: readonly LintMedia[], chosen: ReadonlySet<string>): readonly LintResult[] {
  const rules = lintRules.filter(({id}) => chosen.has(id));
  const malIds = new Map<string, number>();
  return all.flatMap(media => {
    const broken = rules.filter(({check}) => check(media, {malIds})).map(({id}) => id);
    if (media.idMal && !malIds.has(malKey(media))) malIds.set(malKey(media), media.id);
    return broken.length ? [{media, broken}] : [];
  });
}
