// Faults of imports: what is sent, when, and what can be taken back. The tests named here fail with them.
const e2e = (file, grep) => ({run: 'e2e', file: `e2e/specs/${file}.spec.ts`, grep});
const unit = file => ({run: 'unit', file: `test/${file}.test.ts`});
const fault = (name, file, from, to, ...tests) => ({name, file, from, to, tests});

const runs = grep => e2e('moreImportsRuns', grep);

export default [
  fault(
    'import: makes custom lists without keeping those of now',
    'src/kits/importers/makeCustomLists.ts',
    '[...present, ...added]',
    'added',
    e2e('moreImportsLists', 'makes the custom lists'),
  ),
  fault(
    'import: overwrites without being asked',
    'src/kits/importers/review.ts',
    'current && !overwrite',
    'current && overwrite === undefined',
    unit('kits/importers/review'),
    runs('only when overwriting'),
  ),
  fault(
    'import: ticks what is nine letters off',
    'src/domain/import/otherSiteImport.ts',
    'const maxTickedDistance = 8;',
    'const maxTickedDistance = 9;',
    unit('kits/importers/review'),
  ),
  fault(
    'import: sends values that are there already',
    'src/kits/importers/planEntry.ts',
    '!equal(wanted[key], before[key])',
    'true',
    unit('kits/importers/planEntry'),
  ),
  fault(
    'import: forgets what was imported before a reload',
    'src/services/outbox/writeStore.ts',
    'lines.put(change.journal, key)',
    'undefined',
    runs('goes on after a reload'),
  ),
  fault(
    'import: takes back what was changed since',
    'src/kits/importers/todo.ts',
    'isChanged(line, await listNow())',
    'isChanged(line, await listNow()) && !line',
    runs('takes everything back'),
  ),
  fault(
    'import: overwrites what was added by hand after the review',
    'src/kits/importers/todo.ts',
    'isOutdated(row, await listNow())',
    'isOutdated(row, await listNow()) && !row',
    runs('added by hand'),
  ),
  fault(
    'import: saves rows faster than one a second',
    'src/services/outbox/kinds/entries.ts',
    'spacing: () => rateWindow() / 60,',
    'spacing: () => rateWindow() / 600,',
    runs('goes on after a reload'),
  ),
  fault(
    'import: takes the media of an untyped file for those of the chosen list',
    'src/kits/importers/match.ts',
    'const asked = isUntyped ?',
    'const asked = !isUntyped ?',
    unit('kits/importers/match'),
  ),
  fault(
    'import: begins an anthology that nobody watches',
    'src/domain/import/otherSiteList.ts',
    "|| partStatus === undefined || partStatus === 'skip'",
    '',
    unit('domain/import/otherSiteList'),
  ),
  fault(
    'import: trusts entities of the file',
    'src/domain/import/xml.ts',
    'if (all !== text.match(reference)?.length) return undefined;',
    'if (all === undefined) return undefined;',
    unit('domain/import/xml'),
  ),
  fault(
    'import: reads a compressed file of any size',
    'src/kits/importers/readFile.ts',
    'if (bytes > maxFileBytes) {',
    'if (bytes > maxFileBytes * 8) {',
    unit('kits/importers/readFile'),
  ),
  fault(
    'import: takes a list of the other type',
    'src/domain/import/ownList.ts',
    "if (!isUntyped && field(file, 'type') !== type)",
    "if (!isUntyped && field(file, 'type') === undefined)",
    unit('domain/import/ownList'),
  ),
  fault(
    'import: sends a row before the outbox has read what an earlier page left',
    'src/kits/importers/sendRow.ts',
    "  await writes.ready;\n  const waiting = unfinished(writes, mediaId, 'import');",
    "  const waiting = unfinished(writes, mediaId, 'import');",
    unit('kits/importers/sendRow'),
  ),
];
