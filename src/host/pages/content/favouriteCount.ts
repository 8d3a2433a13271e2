/** The favourite count as shown in the header of a character, a staff member or a studio. */
export interface FavouriteCount {
  /** As shown by the host: "987" or, shortened, "1.2k". */
  shown: string;
  isFavourite: boolean;
}

/** Reads the number beside a heart; `undefined` while there is none. */
export function readFavouriteCount(node: Element): FavouriteCount | undefined {
  const shown = node.textContent?.trim();
  if (!shown) return undefined;
  return {shown, isFavourite: node.parentElement?.classList.contains('isFavourite') ?? false};
}

/** Whether the host has shortened the number, as it does above 999; any other number is exact. */
export const isShortened = ({shown}: FavouriteCount) => !/^\d+$/.test(shown);
