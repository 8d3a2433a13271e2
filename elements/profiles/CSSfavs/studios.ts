/** The badge of a favourite studio: a word on a background, or a self-hosted picture if an address is given. */
export interface StudioBadge {
  /** Id of the studio on the site. */
  readonly studioId: number;
  /**
   * Lower-case beginning of the name as used in the studio's address: with the id alone, the badge might end up on
   * another studio.
   */
  readonly slug: string;
  readonly text: string;
  /** Hex colours of background and text. */
  readonly backgroundColor: string;
  readonly textColor: string;
  /** Address of a picture. Its size in px is 76 by 19 unless stated. */
  readonly address?: string;
  readonly width?: number;
  readonly height?: number;
}

/** Month in which the table was last reviewed. */
export const dated = '2026-11';

const badge = (studioId: number, slug: string, text: string, ground: string, ink = '#ffffff'): StudioBadge => ({
  studioId,
  slug,
  text,
  backgroundColor: ground,
  textColor: ink,
});

/**
 * Studios by id, from public knowledge. Badges are words instead of logos because images are not loaded from
 * third-party servers.
 */
export const studios: readonly StudioBadge[] = [
  badge(1, 'studio-pierrot', 'Pierrot', '#1d3f8f'),
  badge(2, 'kyoto', 'KyoAni', '#f3ead2', '#5a4a1e'),
  badge(3, 'gonzo', 'GONZO', '#a3161c'),
  badge(4, 'bones', 'BONES', '#1b1b1b'),
  badge(6, 'gainax', 'GAINAX', '#b01f24'),
  badge(7, 'j', 'J.C.STAFF', '#123a7a'),
  badge(10, 'production', 'I.G', '#22252b', '#f2d14b'),
  badge(11, 'madhouse', 'MADHOUSE', '#111111'),
  badge(14, 'sunrise', 'SUNRISE', '#c4161c'),
  badge(18, 'toei', 'TOEI', '#0a3f86'),
  badge(21, 'studio-ghibli', 'GHIBLI', '#d6ecf7', '#0f4a73'),
  badge(22, 'nippon', 'Nippon', '#1c5f3b'),
  badge(37, 'studio-deen', 'DEEN', '#5b2a86'),
  badge(43, 'ufotable', 'ufotable', '#f4f4f4', '#1f4f9c'),
  badge(44, 'shaft', 'SHAFT', '#151515', '#f0f0f0'),
  badge(95, 'doga', 'Doga Kobo', '#9a3b00'),
  badge(103, 'tatsunoko', 'Tatsunoko', '#0d4d8c'),
  badge(111, 'xebec', 'XEBEC', '#20406b'),
  badge(112, 'brain', "Brain's Base", '#3b3b3b'),
  badge(132, 'p', 'P.A.WORKS', '#0f5c7a'),
  badge(287, 'david', 'david', '#2a2a2a', '#e9c46a'),
  badge(290, 'kinema', 'Kinema', '#dcead2', '#33501b'),
  badge(291, 'comix', 'CoMix Wave', '#10365c'),
  badge(300, 'silver', 'SILVER LINK.', '#53616b'),
  badge(314, 'white-fox', 'WHITE FOX', '#eef3f6', '#274a5e'),
  badge(456, 'lerche', 'Lerche', '#6b1f3a'),
  badge(561, 'a-1', 'A-1', '#1a1a1a'),
  badge(569, 'mappa', 'MAPPA', '#000000'),
  badge(803, 'trigger', 'TRIGGER', '#b3131b'),
  badge(858, 'wit', 'WIT', '#0b3d5c'),
  badge(6145, 'science', 'SARU', '#f7e04b', '#3a3300'),
  badge(6222, 'cloverworks', 'CloverWorks', '#1f6b3a'),
];
