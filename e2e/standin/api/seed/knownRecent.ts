/** Well-known anime from the years in which AniList and MyAnimeList ids differ. The columns are those of knownAnime. */
export const knownRecent = `
20464|20583|Haikyuu!!|HAIKYU!!|ハイキュー!!|TV|25|20140406|20140921|83|430|Comedy,Drama,Sports|MANGA|10
20605|22319|Tokyo Ghoul|Tokyo Ghoul|東京喰種 トーキョーグール|TV|12|20140704|20140919|75|540|Action,Drama,Horror,Mystery,Psychological,Supernatural|MANGA|1
20607|22135|Ping Pong THE ANIMATION|Ping Pong the Animation|ピンポン THE ANIMATION|TV|11|20140411|20140620|85|110|Drama,Psychological,Sports|MANGA|103
20613|22199|Akame ga Kill!|Akame ga Kill!|アカメが斬る！|TV|24|20140707|20141215|71|400|Action,Adventure,Drama,Fantasy,Horror|MANGA|314
20623|22535|Kiseijuu: Sei no Kakuritsu|Parasyte -the maxim-|寄生獣 セイの格率|TV|24|20141009|20150326|81|430|Action,Drama,Horror,Psychological,Sci-Fi|MANGA|11
20665|23273|Shigatsu wa Kimi no Uso|Your lie in April|四月は君の嘘|TV|22|20141010|20150320|83|480|Drama,Music,Romance,Slice of Life|MANGA|56
20931|28223|Death Parade|Death Parade|デス・パレード|TV|12|20150110|20150328|79|290|Drama,Mystery,Psychological,Supernatural|ORIGINAL|11
20954|28851|Koe no Katachi|A Silent Voice|聲の形|MOVIE|1|20160917|20160917|88|560|Drama,Romance,Slice of Life|MANGA|2
20958|25777|Shingeki no Kyojin 2|Attack on Titan Season 2|進撃の巨人２|TV|12|20170401|20170617|84|620|Action,Drama,Fantasy,Mystery|MANGA|858
20997|28999|Charlotte|Charlotte|Charlotte|TV|13|20150705|20150927|75|290|Comedy,Drama,Psychological,Supernatural|ORIGINAL|132
21087|30276|One Punch Man|One-Punch Man|ワンパンマン|TV|12|20151005|20151221|83|640|Action,Comedy,Sci-Fi,Supernatural|WEB_NOVEL|11
21202|30831|Kono Subarashii Sekai ni Shukufuku wo!|KONOSUBA -God's blessing on this wonderful world!|この素晴らしい世界に祝福を！|TV|10|20160114|20160317|79|440|Adventure,Comedy,Fantasy|LIGHT_NOVEL|37
21234|31043|Boku dake ga Inai Machi|ERASED|僕だけがいない街|TV|12|20160108|20160325|81|470|Mystery,Psychological,Supernatural,Thriller|MANGA|56
21355|31240|Re:Zero kara Hajimeru Isekai Seikatsu|Re:ZERO -Starting Life in Another World-|Re:ゼロから始める異世界生活|TV|25|20160404|20160919|81|480|Action,Adventure,Drama,Fantasy,Psychological,Romance,Thriller|LIGHT_NOVEL|314
21459|31964|Boku no Hero Academia|My Hero Academia|僕のヒーローアカデミア|TV|13|20160403|20160626|76|660|Action,Adventure,Comedy|MANGA|4
21507|32182|Mob Psycho 100|Mob Psycho 100|モブサイコ100|TV|12|20160712|20160927|84|500|Action,Comedy,Drama,Slice of Life,Supernatural|MANGA|4
21519|32281|Kimi no Na wa.|Your Name.|君の名は。|MOVIE|1|20160826|20160826|85|600|Drama,Romance,Supernatural|ORIGINAL|291
21827|33352|Violet Evergarden|Violet Evergarden|ヴァイオレット・エヴァーガーデン|TV|13|20180111|20180405|85|480|Drama,Fantasy,Slice of Life|LIGHT_NOVEL|2
97986|34599|Made in Abyss|Made in Abyss|メイドインアビス|TV|13|20170707|20170929|85|350|Adventure,Drama,Fantasy,Horror,Mystery,Sci-Fi|MANGA|290
98444|34798|Yuru Camp△|Laid-Back Camp|ゆるキャン△|TV|12|20180104|20180322|82|130|Slice of Life|MANGA|6069
98460|35120|DEVILMAN crybaby|DEVILMAN crybaby|DEVILMAN crybaby|ONA|10|20180105|20180105|76|320|Action,Drama,Horror,Supernatural|MANGA|6145
98707|35557|Houseki no Kuni|Land of the Lustrous|宝石の国|TV|12|20171007|20171223|83|170|Action,Drama,Fantasy,Mystery,Psychological|MANGA|309
99147|35760|Shingeki no Kyojin 3|Attack on Titan Season 3|進撃の巨人３|TV|12|20180723|20181015|85|540|Action,Drama,Fantasy,Mystery|MANGA|858
99263|35790|Tate no Yuusha no Nariagari|The Rising of the Shield Hero|盾の勇者の成り上がり|TV|25|20190109|20190626|77|360|Action,Adventure,Drama,Fantasy|LIGHT_NOVEL|290
99423|35849|DARLING in the FRANXX|DARLING in the FRANXX|ダーリン・イン・ザ・フランキス|TV|24|20180113|20180707|71|450|Action,Drama,Mecha,Romance,Sci-Fi|ORIGINAL|56
99426|35839|Sora yori mo Tooi Basho|A Place Further Than The Universe|宇宙よりも遠い場所|TV|13|20180102|20180327|84|130|Adventure,Comedy,Drama|ORIGINAL|11
101280|37430|Tensei Shitara Slime Datta Ken|That Time I Got Reincarnated as a Slime|転生したらスライムだった件|TV|24|20181002|20190319|80|380|Action,Adventure,Comedy,Fantasy|MANGA|441
101291|37450|Seishun Buta Yarou wa Bunny Girl Senpai no Yume wo Minai|Rascal Does Not Dream of Bunny Girl Senpai|青春ブタ野郎はバニーガール先輩の夢を見ない|TV|13|20181004|20181227|80|410|Comedy,Drama,Mystery,Psychological,Romance,Supernatural|LIGHT_NOVEL|6222
101348|37521|VINLAND SAGA|Vinland Saga|ヴィンランド・サガ|TV|24|20190708|20191230|87|380|Action,Adventure,Drama|MANGA|858
101759|37779|Yakusoku no Neverland|The Promised Neverland|約束のネバーランド|TV|12|20190111|20190329|84|480|Drama,Fantasy,Horror,Mystery,Psychological,Thriller|MANGA|6222
101921|37999|Kaguya-sama wa Kokurasetai: Tensaitachi no Renai Zunousen|Kaguya-sama: Love is War|かぐや様は告らせたい～天才たちの恋愛頭脳戦～|TV|12|20190112|20190330|83|400|Comedy,Psychological,Romance,Slice of Life|MANGA|56
101922|38000|Kimetsu no Yaiba|Demon Slayer: Kimetsu no Yaiba|鬼滅の刃|TV|26|20190406|20190928|82|830|Action,Adventure,Drama,Fantasy,Supernatural|MANGA|43
104578|38524|Shingeki no Kyojin 3 Part 2|Attack on Titan Season 3 Part 2|進撃の巨人３ Part.2|TV|10|20190429|20190701|89|500|Action,Drama,Fantasy,Mystery|MANGA|858
105333|38691|Dr. STONE|Dr. STONE|Dr.STONE ドクターストーン|TV|24|20190705|20191213|81|360|Action,Adventure,Comedy,Sci-Fi|MANGA|73
105334|38680|Fruits Basket: 1st Season|Fruits Basket (2019)|フルーツバスケット 1st season|TV|25|20190406|20190921|80|210|Comedy,Drama,Romance,Slice of Life,Supernatural|MANGA|73
108465|39535|Mushoku Tensei: Isekai Ittara Honki Dasu|Mushoku Tensei: Jobless Reincarnation|無職転生 ～異世界行ったら本気だす～|TV|11|20210111|20210322|82|340|Adventure,Drama,Ecchi,Fantasy|LIGHT_NOVEL|6418
110277|40028|Shingeki no Kyojin: The Final Season|Attack on Titan Final Season|進撃の巨人 The Final Season|TV|16|20201207|20210329|86|460|Action,Drama,Fantasy,Mystery|MANGA|569
113415|40748|Jujutsu Kaisen|JUJUTSU KAISEN|呪術廻戦|TV|24|20201003|20210327|84|730|Action,Drama,Supernatural|MANGA|569
113717|40834|Ousama Ranking|Ranking of Kings|王様ランキング|TV|23|20211015|20220325|83|190|Adventure,Drama,Fantasy|MANGA|858
116589|41457|86: Eighty Six|86 EIGHTY-SIX|86－エイティシックス－|TV|11|20210411|20210620|82|270|Action,Drama,Mecha,Sci-Fi|LIGHT_NOVEL|56
116674|41467|BLEACH: Sennen Kessen-hen|BLEACH: Thousand-Year Blood War|BLEACH 千年血戦篇|TV|13|20221011|20221227|88|180|Action,Adventure,Supernatural|MANGA|1
120377|42310|Cyberpunk: Edgerunners|Cyberpunk: Edgerunners|サイバーパンク：エッジランナーズ|ONA|10|20220913|20220913|85|380|Action,Drama,Psychological,Sci-Fi|VIDEO_GAME|803
127230|44511|Chainsaw Man|Chainsaw Man|チェンソーマン|TV|12|20221012|20221228|83|520|Action,Drama,Horror,Supernatural|MANGA|569
128547|46102|ODDTAXI|ODDTAXI|オッドタクシー|TV|13|20210406|20210629|86|160|Drama,Mystery,Psychological|ORIGINAL|6570
130003|47917|Bocchi the Rock!|BOCCHI THE ROCK!|ぼっち・ざ・ろっく！|TV|12|20221009|20221225|87|260|Comedy,Music,Slice of Life|MANGA|6222
132405|48736|Sono Bisque Doll wa Koi wo Suru|My Dress-Up Darling|その着せ替え人形は恋をする|TV|12|20220109|20220327|81|330|Comedy,Ecchi,Romance,Slice of Life|MANGA|6222
137822|49596|Blue Lock|BLUE LOCK|ブルーロック|TV|24|20221009|20230326|81|260|Drama,Sports|MANGA|441
140960|50265|SPY×FAMILY|SPY x FAMILY|SPY×FAMILY|TV|12|20220409|20220625|84|470|Action,Comedy,Slice of Life,Supernatural|MANGA|858
150672|52034|[Oshi no Ko]|Oshi No Ko|【推しの子】|TV|11|20230412|20230628|85|320|Drama,Mystery,Psychological,Supernatural|MANGA|95
151807|52299|Ore dake Level Up na Ken|Solo Leveling|俺だけレベルアップな件|TV|12|20240107|20240331|82|360|Action,Adventure,Fantasy|MANGA|56
154587|52991|Sousou no Frieren|Frieren: Beyond Journey's End|葬送のフリーレン|TV|28|20230929|20240322|90|420|Adventure,Drama,Fantasy|MANGA|11
161645|54492|Kusuriya no Hitorigoto|The Apothecary Diaries|薬屋のひとりごと|TV|24|20231022|20240324|87|220|Drama,Mystery|LIGHT_NOVEL|28
171018|57334|Dandadan|DAN DA DAN|ダンダダン|TV|12|20241004|20241220|84|240|Action,Comedy,Drama,Romance,Sci-Fi,Supernatural|MANGA|6145
`;
