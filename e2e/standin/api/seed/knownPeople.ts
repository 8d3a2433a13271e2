import type {Staff} from '../store/rows';

interface KnownCharacter {
  readonly id: number;
  readonly first: string;
  readonly last: string | null;
  readonly native: string;
  readonly gender: string;
  readonly favourites: number;
  /** The smallest media id of the franchise. */
  readonly franchise: number;
  readonly voice?: number;
}

const character = (
  id: number,
  franchise: number,
  first: string,
  last: string | null,
  native: string,
  gender: string,
  favourites: number,
  voice?: number,
): KnownCharacter => ({
  id,
  franchise,
  first,
  last,
  native,
  gender,
  favourites,
  ...(voice === undefined ? {} : {voice}),
});

/** Well-known characters, so that people find their way around the stand-in. */
export const knownCharacters: readonly KnownCharacter[] = [
  character(1, 1, 'Spike', 'Spiegel', 'スパイク・スピーゲル', 'Male', 24_500, 95_011),
  character(2, 1, 'Faye', 'Valentine', 'フェイ・ヴァレンタイン', 'Female', 8100, 95_014),
  character(3, 1, 'Jet', 'Black', 'ジェット・ブラック', 'Male', 1900),
  character(
    4,
    1,
    'Edward',
    'Wong Hau Pepelu Tivrusky IV',
    'エドワード・ウォン・ハウ・ペペル・チブルスキー4世',
    'Female',
    4200,
  ),
  character(16, 1, 'Ein', null, 'アイン', 'Male', 1300),
  character(11, 121, 'Edward', 'Elric', 'エドワード・エルリック', 'Male', 21_900, 95_087),
  character(12, 121, 'Alphonse', 'Elric', 'アルフォンス・エルリック', 'Male', 5700, 95_008),
  character(13, 20, 'Sasuke', 'Uchiha', 'うちはサスケ', 'Male', 13_800, 95_002),
  character(17, 20, 'Naruto', 'Uzumaki', 'うずまきナルト', 'Male', 17_200),
  character(85, 20, 'Kakashi', 'Hatake', 'はたけカカシ', 'Male', 16_700),
  character(27, 11_061, 'Killua', 'Zoldyck', 'キルア＝ゾルディック', 'Male', 36_400),
  character(30, 11_061, 'Gon', 'Freecss', 'ゴン＝フリークス', 'Male', 7900),
  character(28, 11_061, 'Kurapika', null, 'クラピカ', 'Male', 7000),
  character(40, 21, 'Luffy', 'Monkey D.', 'モンキー・D・ルフィ', 'Male', 47_300),
  character(62, 21, 'Zoro', 'Roronoa', 'ロロノア・ゾロ', 'Male', 35_100),
  character(71, 1535, 'L', 'Lawliet', 'エル・ローライト', 'Male', 31_000),
  character(80, 1535, 'Light', 'Yagami', '夜神月', 'Male', 20_200, 95_065),
  character(417, 1575, 'Lelouch', 'Lamperouge', 'ルルーシュ・ランペルージ', 'Male', 33_600, 95_118),
  character(422, 33, 'Guts', null, 'ガッツ', 'Male', 19_800),
  character(40_882, 16_498, 'Eren', 'Yeager', 'エレン・イェーガー', 'Male', 28_900),
  character(40_881, 16_498, 'Mikasa', 'Ackerman', 'ミカサ・アッカーマン', 'Female', 19_900),
  character(45_627, 16_498, 'Levi', null, 'リヴァイ', 'Male', 52_800),
];

const person = (
  id: number,
  first: string,
  last: string,
  native: string,
  voices: boolean,
  favourites: number,
): Staff => ({
  id,
  first,
  last,
  native,
  language: 'JAPANESE',
  voices,
  favourites,
});

/** Well-known staff. */
export const knownPeople = (): Staff[] => [
  person(95_001, 'Tomokazu', 'Seki', '関智一', true, 2900),
  person(95_002, 'Tomokazu', 'Sugita', '杉田智和', true, 12_900),
  person(95_008, 'Rie', 'Kugimiya', '釘宮理恵', true, 10_700),
  person(95_011, 'Kouichi', 'Yamadera', '山寺宏一', true, 4400),
  person(95_014, 'Megumi', 'Hayashibara', '林原めぐみ', true, 4300),
  person(95_065, 'Mamoru', 'Miyano', '宮野真守', true, 20_500),
  person(95_087, 'Romi', 'Park', '朴璐美', true, 3900),
  person(95_118, 'Jun', 'Fukuyama', '福山潤', true, 10_200),
  person(95_185, 'Kana', 'Hanazawa', '花澤香菜', true, 21_100),
  person(95_869, 'Saori', 'Hayami', '早見沙織', true, 17_400),
  person(96_868, 'Kentarou', 'Miura', '三浦建太郎', false, 12_300),
  person(96_870, 'Hayao', 'Miyazaki', '宮崎駿', false, 10_100),
  person(96_874, 'Hiromu', 'Arakawa', '荒川弘', false, 7300),
  person(96_879, 'Masashi', 'Kishimoto', '岸本斉史', false, 2400),
  person(96_881, 'Eiichirou', 'Oda', '尾田栄一郎', false, 16_200),
];

/** Credits of the well-known staff: staff id, media id, role. */
export const knownCredits: readonly (readonly [number, number, string])[] = [
  [96_874, 121, 'Original Creator'],
  [96_874, 430, 'Original Creator'],
  [96_874, 5114, 'Original Creator'],
  [96_874, 30_025, 'Story & Art'],
  [96_868, 33, 'Original Creator'],
  [96_868, 30_002, 'Story & Art'],
  [96_870, 164, 'Director'],
  [96_870, 199, 'Director'],
  [96_870, 431, 'Director'],
  [96_870, 512, 'Director'],
  [96_870, 523, 'Director'],
  [96_870, 572, 'Director'],
  [96_870, 30_651, 'Story & Art'],
  [96_879, 20, 'Original Creator'],
  [96_879, 1735, 'Original Creator'],
  [96_879, 30_011, 'Story & Art'],
  [95_011, 1, 'Theme Song Performance (ED)'],
  [95_011, 5, 'Insert Song Performance'],
  [95_065, 1535, 'Insert Song Performance'],
  [96_881, 21, 'Original Creator'],
  [96_881, 30_013, 'Story & Art'],
];
