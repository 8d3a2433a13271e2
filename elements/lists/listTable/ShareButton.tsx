import {useState} from 'react';

import {formatTable, isShort, withTable} from '#domain/list/table/address';
import {Button} from '#ui/Button';
import type {TableModel} from './model';
import {tableText as text} from './messages';

/** Copies an address with the view. If the browser forbids that, shows it for copying by hand. */
export function ShareButton({view, type}: Pick<TableModel, 'view' | 'type'>) {
  const [copied, setCopied] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const parameter = formatTable(view, type);
  const isCopied = copied === parameter;
  if (!isShort(parameter)) return <span className="ui-note">{text.tooLong}</span>;
  const copy = async () => {
    const address = location.origin + location.pathname + withTable(location.search, parameter);
    try {
      await navigator.clipboard.writeText(address);
      setCopied(parameter);
    } catch {
      setRefused(address);
    }
  };
  return (
    <>
      <Button onClick={() => void copy()}>{isCopied ? text.copied : text.copyLink}</Button>
      <span role="status" className="visually-hidden">
        {isCopied ? text.copied : ''}
      </span>
      {refused === undefined ? null : <input className="ui-input" readOnly aria-label={text.link} value={refused} />}
    </>
  );
}
