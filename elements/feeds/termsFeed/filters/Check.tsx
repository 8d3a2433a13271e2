interface CheckProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox for a filter. */
export const Check = ({label, checked, onChange}: CheckProps) => (
  <label className="ui-check">
    <input type="checkbox" checked={checked} onChange={({target}) => onChange(target.checked)} />
    {label}
  </label>
);
