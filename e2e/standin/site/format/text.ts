/** 1234 becomes 1.2k, the form in which favourite counts are shown. */
export const abbreviated = (count: number | null | undefined): string => {
  const number = count ?? 0;
  return number > 999 ? `${Math.floor(number / 100) / 10}k` : String(number);
};

/** 1234567 becomes 1,234,567. */
export const grouped = (count: number | null | undefined): string => (count ?? 0).toLocaleString('en-US');

const units: readonly (readonly [string, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** A relative time in words, such as "2 hours ago". */
export function ago(seconds: number, now = Date.now()): string {
  const past = Math.max(0, Math.floor(now / 1000) - seconds);
  for (const [name, size] of units) {
    const count = Math.floor(past / size);
    if (count >= 1) return `${count} ${name}${count > 1 ? 's' : ''} ago`;
  }
  return past <= 5 ? 'just now' : `${past} seconds ago`;
}

/** A date of which any part may be unknown. */
export interface FuzzyDate {
  year: number | null;
  month: number | null;
  day: number | null;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "Apr 5, 1998", or only the parts that are known. */
export function dateOf(date: FuzzyDate | null | undefined): string {
  if (!date) return '';
  const month = date.month ? months[date.month - 1] : undefined;
  const day = [month, date.day].filter(Boolean).join(' ');
  return [day, date.year].filter(Boolean).join(', ');
}

/** Formats a Unix time as "Apr 5, 1998". */
export const dayOf = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleDateString('en-US', {year: 'numeric', month: 'short', day: 'numeric'});

/** Makes the first letter upper case. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
