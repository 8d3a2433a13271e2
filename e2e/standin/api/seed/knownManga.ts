/**
 * Well-known manga.
 * Columns: id, MyAnimeList id, romaji, english, native, format, chapters, volumes, start, end, score, popularity in
 * thousands, genres, source, country.
 */
export const knownManga = `
30001|1|MONSTER|Monster|MONSTER|MANGA|162|18|19941205|20011220|91|80|Drama,Horror,Mystery,Psychological,Thriller|ORIGINAL|JP
30002|2|Berserk|Berserk|ベルセルク|MANGA|||19890825|0|93|240|Action,Adventure,Drama,Fantasy,Horror,Psychological|ORIGINAL|JP
30003|3|20 Seiki Shounen|20th Century Boys|20世紀少年|MANGA|249|22|19990927|20060424|88|65|Drama,Mystery,Psychological,Sci-Fi|ORIGINAL|JP
30004|4|Yokohama Kaidashi Kikou|Yokohama Shopping Trip|ヨコハマ買い出し紀行|MANGA|142|14|19940425|20060224|86|22|Sci-Fi,Slice of Life|ORIGINAL|JP
30011|11|NARUTO|Naruto|NARUTO -ナルト-|MANGA|700|72|19990921|20141110|79|150|Action,Adventure,Comedy,Fantasy|ORIGINAL|JP
30012|12|BLEACH|Bleach|BLEACH|MANGA|705|74|20010807|20160822|77|110|Action,Adventure,Supernatural|ORIGINAL|JP
30013|13|ONE PIECE|One Piece|ONE PIECE|MANGA|||19970722|0|91|230|Action,Adventure,Comedy,Drama,Fantasy|ORIGINAL|JP
30021|21|DEATH NOTE|Death Note|DEATH NOTE|MANGA|108|12|20031201|20060515|83|120|Mystery,Psychological,Supernatural,Thriller|ORIGINAL|JP
30025|25|Hagane no Renkinjutsushi|Fullmetal Alchemist|鋼の錬金術師|MANGA|116|27|20010712|20100911|90|120|Action,Adventure,Drama,Fantasy|ORIGINAL|JP
30026|26|HUNTER×HUNTER|Hunter x Hunter|HUNTER×HUNTER|MANGA|||19980303|0|88|110|Action,Adventure,Fantasy|ORIGINAL|JP
30028|28|NANA|NANA|NANA -ナナ-|MANGA|84|21|20000526|20090526|86|60|Comedy,Drama,Music,Romance,Slice of Life|ORIGINAL|JP
30030|30|Shin Seiki Evangelion|Neon Genesis Evangelion|新世紀エヴァンゲリオン|MANGA|96|14|19941226|20130604|80|40|Action,Drama,Mecha,Psychological,Sci-Fi|ORIGINAL|JP
30042|42|DRAGON BALL|Dragon Ball|DRAGON BALL|MANGA|520|42|19841120|19950523|84|90|Action,Adventure,Comedy,Fantasy|ORIGINAL|JP
30045|45|Rurouni Kenshin: Meiji Kenkaku Romantan|Rurouni Kenshin|るろうに剣心 -明治剣客浪漫譚-|MANGA|259|28|19940412|19990921|84|35|Action,Adventure,Comedy,Romance|ORIGINAL|JP
30051|51|SLAM DUNK|Slam Dunk|SLAM DUNK|MANGA|276|31|19900918|19960604|90|50|Comedy,Drama,Sports|ORIGINAL|JP
30104|104|Yotsuba to!|Yotsuba&!|よつばと！|MANGA|||20030321|0|88|50|Comedy,Slice of Life|ORIGINAL|JP
30149|149|BLAME!|BLAME!|ブラム|MANGA|66|10|19970125|20030725|82|45|Action,Horror,Mystery,Psychological,Sci-Fi|ORIGINAL|JP
30173|173|Cowboy Bebop|Cowboy Bebop|カウボーイビバップ|MANGA|11|3|19981018|20000218|71|11|Action,Adventure,Comedy,Sci-Fi|ANIME|JP
30436|436|Uzumaki|Uzumaki|うずまき|MANGA|20|3|19980112|19990830|81|90|Horror,Mystery,Psychological,Supernatural|ORIGINAL|JP
30642|642|Vinland Saga|Vinland Saga|ヴィンランド・サガ|MANGA|220|29|20050413|20250725|91|110|Action,Adventure,Drama|ORIGINAL|JP
30651|651|Kaze no Tani no Nausicaä|Nausicaä of the Valley of the Wind|風の谷のナウシカ|MANGA|59|7|19820201|19940301|87|20|Action,Adventure,Drama,Fantasy,Sci-Fi|ORIGINAL|JP
30656|656|Vagabond|Vagabond|バガボンド|MANGA|327|37|19980903|0|92|130|Action,Adventure,Drama|NOVEL|JP
30657|657|REAL|Real|リアル|MANGA|||19990101|0|88|25|Drama,Sports|ORIGINAL|JP
30664|664|AKIRA|Akira|AKIRA|MANGA|120|6|19821206|19900611|84|40|Action,Horror,Sci-Fi,Supernatural|ORIGINAL|JP
31706|1706|JoJo no Kimyou na Bouken: STEEL BALL RUN|JoJo's Bizarre Adventure: Steel Ball Run|ジョジョの奇妙な冒険 STEEL BALL RUN|MANGA|96|24|20040119|20110419|92|70|Action,Adventure,Mystery,Supernatural|ORIGINAL|JP
34632|4632|Oyasumi Punpun|Goodnight Punpun|おやすみプンプン|MANGA|147|13|20070315|20131102|90|140|Drama,Psychological,Romance,Slice of Life|ORIGINAL|JP
39711|9711|Bakuman.|Bakuman.|バクマン。|MANGA|176|20|20080811|20120423|83|40|Comedy,Drama,Romance,Slice of Life|ORIGINAL|JP
46765|16765|Kingdom|Kingdom|キングダム|MANGA|||20060126|0|88|50|Action,Drama|ORIGINAL|JP
53390|23390|Shingeki no Kyojin|Attack on Titan|進撃の巨人|MANGA|141|34|20090909|20210409|84|170|Action,Drama,Fantasy,Mystery|ORIGINAL|JP
63327|33327|Tokyo Ghoul|Tokyo Ghoul|東京喰種|MANGA|144|14|20110908|20140918|85|120|Action,Drama,Horror,Mystery,Psychological,Supernatural|ORIGINAL|JP
65243|35243|Haikyuu!!|Haikyu!!|ハイキュー!!|MANGA|407|45|20120220|20200720|87|70|Comedy,Drama,Sports|ORIGINAL|JP
72451|42451|Hori-san to Miyamura-kun|Hori and Miyamura|堀さんと宮村くん|MANGA|141|16|20070219|20111217|82|60|Comedy,Romance,Slice of Life|ORIGINAL|JP
74347|44347|One Punch-Man|One-Punch Man|ワンパンマン|MANGA|||20120614|0|87|130|Action,Comedy,Sci-Fi,Supernatural|OTHER|JP
74489|44489|Houseki no Kuni|Land of the Lustrous|宝石の国|MANGA|108|13|20121025|20240425|88|60|Action,Drama,Fantasy,Mystery,Psychological|ORIGINAL|JP
85486|75989|Boku no Hero Academia|My Hero Academia|僕のヒーローアカデミア|MANGA|430|42|20140707|20240805|77|130|Action,Adventure,Comedy|ORIGINAL|JP
86635|90125|Kaguya-sama wa Kokurasetai: Tensaitachi no Renai Zunousen|Kaguya-sama: Love Is War|かぐや様は告らせたい～天才たちの恋愛頭脳戦～|MANGA|281|28|20150519|20221102|85|90|Comedy,Psychological,Romance,Slice of Life|ORIGINAL|JP
87170|100128|Yakusoku no Neverland|The Promised Neverland|約束のネバーランド|MANGA|181|20|20160801|20200615|80|90|Drama,Fantasy,Horror,Mystery,Psychological,Thriller|ORIGINAL|JP
87216|96792|Kimetsu no Yaiba|Demon Slayer: Kimetsu no Yaiba|鬼滅の刃|MANGA|207|23|20160215|20200518|80|120|Action,Adventure,Drama,Fantasy,Supernatural|ORIGINAL|JP
98416|103897|Dr. STONE|Dr. Stone|ドクターストーン|MANGA|233|27|20170306|20220307|80|60|Action,Adventure,Comedy,Sci-Fi|ORIGINAL|JP
101517|113138|Jujutsu Kaisen|Jujutsu Kaisen|呪術廻戦|MANGA|272|30|20180305|20240930|80|170|Action,Drama,Supernatural|ORIGINAL|JP
105398|121496|Na Honjaman Level Up|Solo Leveling|나 혼자만 레벨업|MANGA|201||20180304|20230531|84|220|Action,Adventure,Fantasy|WEB_NOVEL|KR
105778|116778|Chainsaw Man|Chainsaw Man|チェンソーマン|MANGA|||20181203|0|87|220|Action,Comedy,Drama,Horror,Supernatural|ORIGINAL|JP
108556|119161|SPY×FAMILY|SPY x FAMILY|SPY×FAMILY|MANGA|||20190325|0|84|140|Action,Comedy,Slice of Life|ORIGINAL|JP
118586|126287|Sousou no Frieren|Frieren: Beyond Journey's End|葬送のフリーレン|MANGA|||20200428|0|87|110|Adventure,Drama,Fantasy|ORIGINAL|JP
132029|135496|Dandadan|Dandadan|ダンダダン|MANGA|||20210406|0|84|100|Action,Comedy,Drama,Romance,Sci-Fi,Supernatural|ORIGINAL|JP
`;

/** Chains of media in which each continues the one before. */
export const knownChains = [
  [20, 1735],
  [223, 813],
  [30, 32],
  [121, 430],
  [1575, 2904],
  [2167, 4181],
  [16498, 20958, 99147, 104578, 110277],
  [269, 116674],
  [1, 5],
];

/** Pairs of an anime and the manga it was adapted from. */
export const knownSources: readonly (readonly [number, number])[] = [
  [19, 30001],
  [33, 30002],
  [20, 30011],
  [269, 30012],
  [21, 30013],
  [1535, 30021],
  [5114, 30025],
  [121, 30025],
  [11061, 30026],
  [877, 30028],
  [30, 30030],
  [223, 30042],
  [45, 30045],
  [170, 30051],
  [101348, 30642],
  [572, 30651],
  [47, 30664],
  [16498, 53390],
  [20605, 63327],
  [20464, 65243],
  [21087, 74347],
  [98707, 74489],
  [21459, 85486],
  [101921, 86635],
  [101759, 87170],
  [101922, 87216],
  [105333, 98416],
  [113415, 101517],
  [151807, 105398],
  [127230, 105778],
  [140960, 108556],
  [154587, 118586],
  [171018, 132029],
];
