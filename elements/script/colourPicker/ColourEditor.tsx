import {useId, useState} from 'react';

import {siteTheme, themeColour} from '#host/dom/theme';
import {Alert} from '#ui/Alert';
import {Button} from '#ui/Button';
import {Check} from '#ui/Check';
import {useSetting} from '#ui/useSetting';
import {colourSettings, isHex, themes, variables, type ThemeColours, type ThemeName, type Variable} from './colours';
import {colourNames, text, themeNames} from './editorMessages';

/** The purpose of a color, and its variable. */
function nameOf(variable: Variable) {
  const short = variable.replace('--color-', '');
  return `${colourNames[short] ?? ''} · ${short}`;
}

/**
 * The themes for which a variable has a custom colour; if none, the current theme, so that a first change is visible.
 */
const chosenOf = (colours: ThemeColours): readonly ThemeName[] => {
  const adjusted = themes.filter(theme => colours[theme] !== undefined);
  return adjusted.length ? adjusted : [siteTheme()];
};

interface ColourProps {
  variable: Variable;
  colours: ThemeColours;
  save: (colours: ThemeColours) => void;
}

/** The colour of one variable and the themes it applies to. */
function Colour({variable, colours, save}: ColourProps) {
  const [chosen, setChosen] = useState(() => chosenOf(colours));
  const [typed, setTyped] = useState<string>();
  const shown = chosen.map(theme => colours[theme]).find(isHex) ?? themeColour(variable) ?? '#000000';
  const reason = useId();
  const isInvalid = typed !== undefined && !isHex(typed);
  const take = (next: string) => {
    setTyped(next);
    if (!isHex(next)) return;
    save({...colours, ...Object.fromEntries(chosen.map(theme => [theme, next.toLowerCase()]))});
  };
  const choose = (theme: ThemeName, on: boolean) => {
    setChosen(themes.filter(each => (each === theme ? on : chosen.includes(each))));
    save({...colours, [theme]: on ? shown : undefined});
  };
  return (
    <>
      <label className="ui-field">
        {text.colour}
        <input
          type="color"
          className="ui-input"
          value={shown}
          disabled={!chosen.length}
          onChange={event => take(event.target.value)}
        />
      </label>
      <label className="ui-field">
        {text.hex}
        <input
          className="ui-input"
          value={typed ?? shown}
          size={8}
          spellCheck={false}
          disabled={!chosen.length}
          aria-invalid={isInvalid}
          aria-describedby={isInvalid ? reason : undefined}
          onChange={event => take(event.target.value.trim())}
          onBlur={() => isInvalid || setTyped(undefined)}
        />
        {isInvalid ? (
          <Alert as="span" id={reason} polite>
            {text.invalidHex}
          </Alert>
        ) : null}
      </label>
      <fieldset className="ui-row">
        <legend>{text.inThemes}</legend>
        {themes.map(theme => (
          <Check key={theme} checked={chosen.includes(theme)} change={isChecked => choose(theme, isChecked)}>
            {themeNames[theme]}
          </Check>
        ))}
      </fieldset>
    </>
  );
}

/** The editor for the site's theme colours; every change takes effect at once. */
export default function ColourEditor() {
  const [all, save] = useSetting(colourSettings);
  const [variable, setVariable] = useState<Variable>(variables[0]);
  const colours = Object.hasOwn(all, variable) ? (all[variable] ?? {}) : {};
  const isAdjusted = (one: Variable) => Object.hasOwn(all, one) && themes.some(theme => all[one]?.[theme]);
  return (
    <div className="ui-editor">
      <div className="ui-fields">
        <label className="ui-field">
          {text.themeColour}
          <select
            className="ui-select"
            value={variable}
            onChange={event => setVariable(variables.find(each => each === event.target.value) ?? variables[0])}
          >
            {variables.map(each => (
              <option key={each} value={each}>
                {nameOf(each)}
                {isAdjusted(each) ? ' *' : ''}
              </option>
            ))}
          </select>
        </label>
        <Colour key={variable} variable={variable} colours={colours} save={next => save({...all, [variable]: next})} />
      </div>
      <div className="ui-row">
        <Button
          disabled={!isAdjusted(variable)}
          onClick={() => save(Object.fromEntries(Object.entries(all).filter(([name]) => name !== variable)))}
        >
          {text.resetColour}
        </Button>
        <Button disabled={!variables.some(isAdjusted)} onClick={() => save({})}>
          {text.resetAll}
        </Button>
      </div>
    </div>
  );
}
