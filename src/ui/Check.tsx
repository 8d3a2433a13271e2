import type {ComponentPropsWithRef} from 'react';

interface CheckProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'onChange'> {
  checked: boolean;
  change: (checked: boolean) => void;
}

/** A checkbox followed by its text. A `className` and a `title` go to the label around both. */
export const Check = ({change, className, title, children, ...rest}: CheckProps) => (
  <label className={['ui-check', className].filter(Boolean).join(' ')} title={title}>
    <input {...rest} type="checkbox" onChange={({target}) => change(target.checked)} />
    {children}
  </label>
);
