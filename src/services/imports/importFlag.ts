/** Local storage key with the accounts whose import is unfinished, so that any page can continue it. */
const key = 'automailImporting';

const accountsIn = (storage: Storage | undefined) => new Set((storage?.getItem(key) ?? '').split('\n').filter(Boolean));

/** Whether an import was running when a page was last left, or AniList's list activities are still off because of one. */
export const hasImportUnderWay = (storage: Storage | undefined) => accountsIn(storage).size > 0;

/** Records whether an import of an account is running. */
export function setImportUnderWay(account: string, isUnderWay: boolean) {
  try {
    const accounts = accountsIn(localStorage);
    if (isUnderWay === accounts.has(account)) return;
    if (isUnderWay) accounts.add(account);
    else accounts.delete(account);
    if (accounts.size) localStorage.setItem(key, [...accounts].join('\n'));
    else localStorage.removeItem(key);
  } catch {
    // Without this mark, it continues when the import page is opened.
  }
}
