import type {ListType} from '#services/lists/ownList';
import {digestModes, parseDigestMode} from '#domain/compare/sortOrder';
import {formatEnum} from '#domain/media/mediaWords';
import {ExportButtons} from '#kits/tableExport/ExportButtons';
import {Check} from '#ui/Check';
import {NumberInput} from '#ui/NumberInput';
import {AddPerson} from './AddPerson';
import type {Arrangement} from './arrange';
import type {ArrangedRow} from './rowOrder';
import {exportColumns} from './columns';
import type {ComparisonState} from './useComparison';
import {figureNames, text} from './messages';

interface ToolbarProps extends ComparisonState {
  type: ListType;
  arrangement: Arrangement | undefined;
  isBusy: boolean;
  /** Whether there are lists to arrange. */
  isBegun: boolean;
}

const formats: Readonly<Record<ListType, readonly string[]>> = {
  ANIME: ['TV', 'TV_SHORT', 'MOVIE', 'SPECIAL', 'OVA', 'ONA', 'MUSIC'],
  MANGA: ['MANGA', 'NOVEL', 'ONE_SHOT'],
};

const none: readonly ArrangedRow[] = [];

function Filters({type, comparison, change}: Omit<ToolbarProps, 'arrangement' | 'isBusy' | 'isBegun'>) {
  const {format, minRatings, sort} = comparison;
  const isKnown = format === undefined || formats[type].includes(format);
  return (
    <>
      <label className="ui-field">
        {text.format}
        <select
          className="ui-select"
          value={format ?? ''}
          onChange={event => change({format: event.target.value || undefined})}
        >
          <option value="">{text.allFormats}</option>
          {[...formats[type], ...(isKnown ? [] : [format])].map(each => (
            <option key={each} value={each}>
              {formatEnum(each)}
            </option>
          ))}
        </select>
      </label>
      <label className="ui-field">
        {text.minRatings}
        <NumberInput
          value={minRatings}
          min={0}
          max={9999}
          decimals={0}
          emptied={0}
          change={value => value !== undefined && value !== minRatings && change({minRatings: value})}
        />
      </label>
      <label className="ui-field">
        {text.figure}
        <select
          className="ui-select"
          value={sort.mode}
          onChange={({target: {value}}) => {
            const mode = parseDigestMode(value);
            if (mode) change({sort: {key: 'digest', mode, isReversed: false}});
          }}
        >
          {digestModes.map(mode => (
            <option key={mode} value={mode}>
              {figureNames[mode]}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

function Switches({comparison: {hasOwnSystems, isFullColour}, change}: Pick<ComparisonState, 'comparison' | 'change'>) {
  return (
    <>
      <Check checked={hasOwnSystems} change={isChecked => change({hasOwnSystems: isChecked})}>
        {text.ownSystems}
      </Check>
      <Check checked={isFullColour} change={isChecked => change({isFullColour: isChecked})}>
        {text.fullColour}
      </Check>
    </>
  );
}

/** Above the table: filters, the content of the cells, the form for adding a user, and the export. */
export function Toolbar({arrangement, isBusy, isBegun, ...props}: ToolbarProps) {
  const {type, comparison} = props;
  const rows = arrangement?.rows ?? none;
  const names = comparison.people.map(({name}) => name).join(', ');
  return (
    <div className="toolbar" role="group" aria-label={text.tools}>
      <div className="ui-fields">
        <AddPerson {...props} />
        <Filters {...props} />
        <Switches {...props} />
      </div>
      <div className="ui-row export">
        {rows.length ? (
          <ExportButtons
            fileName={type === 'ANIME' ? text.fileOfAnime(names) : text.fileOfManga(names)}
            columns={exportColumns(comparison)}
            rows={() => rows}
            describe={() => ({
              type,
              people: comparison.people.map(({name, requirement, status}) => ({name, demand: requirement, status})),
            })}
          />
        ) : null}
        <span role="status" className="count">
          {isBegun ? (isBusy ? text.arranging : text.count(rows.length, arrangement?.all ?? 0)) : ''}
        </span>
      </div>
    </div>
  );
}
