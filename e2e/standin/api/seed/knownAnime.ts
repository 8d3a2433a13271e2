/**
 * Well-known anime with their data from public databases.
 * Columns: id, MyAnimeList id, romaji, english, native, format, episodes, start, end, score, popularity in thousands,
 * genres, source, studio.
 */
export const knownAnime = `
1|1|Cowboy Bebop|Cowboy Bebop|カウボーイビバップ|TV|26|19980403|19990424|86|400|Action,Adventure,Drama,Sci-Fi|ORIGINAL|14
5|5|Cowboy Bebop: Tengoku no Tobira|Cowboy Bebop: The Movie - Knockin' on Heaven's Door|カウボーイビバップ天国の扉|MOVIE|1|20010901|20010901|82|80|Action,Drama,Mystery,Sci-Fi|ORIGINAL|4
6|6|Trigun|Trigun|トライガン|TV|26|19980401|19980930|80|170|Action,Adventure,Comedy,Drama,Sci-Fi|MANGA|11
7|7|Witch Hunter Robin|Witch Hunter Robin|Witch Hunter ROBIN|TV|26|20020703|20021225|68|28|Action,Drama,Mystery,Supernatural|ORIGINAL|14
15|15|Eyeshield 21||アイシールド21|TV|145|20050406|20080319|77|40|Action,Comedy,Sports|MANGA|36
16|16|Hachimitsu to Clover|Honey and Clover|ハチミツとクローバー|TV|24|20050415|20050927|77|60|Comedy,Drama,Romance,Slice of Life|MANGA|7
19|19|MONSTER|Monster|モンスター|TV|74|20040407|20050928|88|230|Drama,Horror,Mystery,Psychological,Thriller|MANGA|11
20|20|NARUTO|Naruto|NARUTO -ナルト-|TV|220|20021003|20070208|79|560|Action,Adventure,Comedy,Drama,Fantasy,Supernatural|MANGA|1
21|21|ONE PIECE|ONE PIECE|ONE PIECE|TV||19991020|0|87|600|Action,Adventure,Comedy,Drama,Fantasy|MANGA|18
24|24|School Rumble|School Rumble|スクールランブル|TV|26|20041005|20050329|76|62|Comedy,Romance,Slice of Life|MANGA|37
30|30|Shin Seiki Evangelion|Neon Genesis Evangelion|新世紀エヴァンゲリオン|TV|26|19951004|19960327|83|440|Action,Drama,Mecha,Mystery,Psychological,Sci-Fi|ORIGINAL|6
32|32|Shin Seiki Evangelion Movie: Air / Magokoro wo, Kimi ni|Neon Genesis Evangelion: The End of Evangelion|新世紀エヴァンゲリオン劇場版 Air／まごころを、君に|MOVIE|1|19970719|19970719|85|250|Action,Drama,Mecha,Psychological,Sci-Fi|ORIGINAL|10
33|33|Kenpuu Denki Berserk|Berserk|剣風伝奇ベルセルク|TV|25|19971008|19980401|84|190|Action,Adventure,Drama,Fantasy,Horror|MANGA|82
43|43|Koukaku Kidoutai|Ghost in the Shell|攻殻機動隊|MOVIE|1|19951118|19951118|83|180|Action,Drama,Mecha,Psychological,Sci-Fi|MANGA|10
45|45|Rurouni Kenshin: Meiji Kenkaku Romantan|Rurouni Kenshin|るろうに剣心 -明治剣客浪漫譚-|TV|94|19960110|19980908|82|110|Action,Adventure,Comedy,Romance|MANGA|37
47|47|AKIRA|Akira|AKIRA|MOVIE|1|19880716|19880716|80|200|Action,Horror,Sci-Fi,Supernatural|MANGA|65
57|57|BECK|Beck: Mongolian Chop Squad|BECK|TV|26|20041007|20050331|82|75|Comedy,Drama,Music,Slice of Life|MANGA|11
66|66|Azumanga Daioh: THE ANIMATION|Azumanga Daioh|あずまんが大王 THE ANIMATION|TV|26|20020409|20021001|79|95|Comedy,Slice of Life|MANGA|7
80|80|Kidou Senshi Gundam|Mobile Suit Gundam|機動戦士ガンダム|TV|43|19790407|19800126|77|70|Action,Adventure,Drama,Mecha,Sci-Fi|ORIGINAL|14
120|120|Fruits Basket|Fruits Basket (2001)|フルーツバスケット|TV|26|20010705|20011227|75|90|Comedy,Drama,Romance,Slice of Life,Supernatural|MANGA|35
121|121|Hagane no Renkinjutsushi|Fullmetal Alchemist|鋼の錬金術師|TV|51|20031004|20041002|79|260|Action,Adventure,Drama,Fantasy|MANGA|4
136|136|HUNTER×HUNTER|Hunter x Hunter (1999)|HUNTER×HUNTER|TV|62|19991016|20010331|82|120|Action,Adventure,Fantasy|MANGA|22
145|145|Kareshi Kanojo no Jijou|His and Her Circumstances|彼氏彼女の事情|TV|26|19981002|19990326|76|60|Comedy,Drama,Romance|MANGA|6
164|164|Mononoke Hime|Princess Mononoke|もののけ姫|MOVIE|1|19970712|19970712|85|330|Action,Adventure,Drama,Fantasy|ORIGINAL|21
170|170|SLAM DUNK|Slam Dunk|SLAM DUNK|TV|101|19931016|19960323|85|90|Comedy,Drama,Sports|MANGA|18
199|199|Sen to Chihiro no Kamikakushi|Spirited Away|千と千尋の神隠し|MOVIE|1|20010720|20010720|86|500|Adventure,Drama,Fantasy,Supernatural|ORIGINAL|21
202|202|WOLF'S RAIN|Wolf's Rain|ウルフズ・レイン|TV|26|20030107|20030729|76|70|Action,Adventure,Drama,Fantasy,Sci-Fi|ORIGINAL|4
205|205|Samurai Champloo|Samurai Champloo|サムライチャンプルー|TV|26|20040520|20050319|84|270|Action,Adventure,Comedy,Drama|ORIGINAL|79
223|223|Dragon Ball|Dragon Ball|ドラゴンボール|TV|153|19860226|19890419|79|220|Action,Adventure,Comedy,Fantasy|MANGA|18
226|226|Elfen Lied|Elfen Lied|エルフェンリート|TV|13|20040725|20041017|70|240|Action,Drama,Horror,Psychological,Romance,Supernatural|MANGA|41
227|227|FLCL|FLCL|フリクリ|OVA|6|20000426|20010316|79|200|Action,Comedy,Mecha,Sci-Fi|ORIGINAL|6
235|235|Meitantei Conan|Case Closed|名探偵コナン|TV||19960108|0|81|90|Adventure,Comedy,Mystery|MANGA|73
237|237|Koukyoushihen Eureka Seven|Eureka Seven|交響詩篇エウレカセブン|TV|50|20050417|20060402|78|110|Adventure,Drama,Mecha,Romance,Sci-Fi|ORIGINAL|4
245|245|Great Teacher Onizuka|Great Teacher Onizuka|グレート・ティーチャー・オニヅカ|TV|43|19990630|20000917|85|150|Comedy,Drama,Slice of Life|MANGA|1
249|249|InuYasha|InuYasha|犬夜叉|TV|167|20001016|20040913|77|140|Action,Adventure,Comedy,Fantasy,Romance|MANGA|14
263|263|Hajime no Ippo: THE FIGHTING!|Hajime no Ippo: The Fighting!|はじめの一歩 THE FIGHTING!|TV|75|20001004|20020327|87|130|Action,Comedy,Drama,Sports|MANGA|11
269|269|BLEACH|Bleach|BLEACH|TV|366|20041005|20120327|78|400|Action,Adventure,Supernatural|MANGA|1
270|270|HELLSING|Hellsing|ヘルシング|TV|13|20011011|20020117|73|90|Action,Horror,Supernatural|MANGA|3
320|320|A KITE|Kite|A KITE|OVA|2|19980225|19981025|60|12|Action,Drama,Hentai,Thriller|ORIGINAL|28
323|323|Mousou Dairinin|Paranoia Agent|妄想代理人|TV|13|20040202|20040518|77|110|Drama,Mystery,Psychological,Supernatural,Thriller|ORIGINAL|11
329|329|Planetes|Planetes|プラネテス|TV|26|20031004|20040214|82|70|Drama,Romance,Sci-Fi,Slice of Life|MANGA|14
339|339|Serial Experiments Lain|Serial Experiments Lain|シリアルエクスペリメンツ・レイン|TV|13|19980706|19980928|79|210|Drama,Mystery,Psychological,Sci-Fi,Supernatural|ORIGINAL|48
356|356|Fate/stay night|Fate/stay night|Fate/stay night|TV|24|20060107|20060617|68|160|Action,Fantasy,Romance,Supernatural|VISUAL_NOVEL|37
387|387|Haibane Renmei|Haibane Renmei|灰羽連盟|TV|13|20021010|20021219|79|70|Drama,Fantasy,Mystery,Psychological,Slice of Life|ORIGINAL|48
392|392|Yuu☆Yuu☆Hakusho|Yu Yu Hakusho|幽☆遊☆白書|TV|112|19921010|19950107|84|160|Action,Adventure,Comedy,Drama,Supernatural|MANGA|1
430|430|Hagane no Renkinjutsushi: Shamballa wo Yuku Mono|Fullmetal Alchemist: The Movie - Conqueror of Shamballa|鋼の錬金術師 シャンバラを征く者|MOVIE|1|20050723|20050723|72|70|Action,Adventure,Drama,Fantasy|MANGA|4
431|431|Howl no Ugoku Shiro|Howl's Moving Castle|ハウルの動く城|MOVIE|1|20041120|20041120|85|380|Adventure,Drama,Fantasy,Romance|NOVEL|21
437|437|Perfect Blue|Perfect Blue|パーフェクトブルー|MOVIE|1|19980228|19980228|85|270|Drama,Horror,Psychological,Thriller|NOVEL|11
440|440|Shoujo Kakumei Utena|Revolutionary Girl Utena|少女革命ウテナ|TV|39|19970402|19971224|81|70|Action,Comedy,Drama,Fantasy,Psychological,Romance|ORIGINAL|7
457|457|Mushishi|MUSHI-SHI|蟲師|TV|26|20051023|20060619|85|180|Adventure,Fantasy,Mystery,Slice of Life,Supernatural|MANGA|8
467|467|Koukaku Kidoutai: STAND ALONE COMPLEX|Ghost in the Shell: Stand Alone Complex|攻殻機動隊 STAND ALONE COMPLEX|TV|26|20021001|20031001|82|120|Action,Drama,Mecha,Mystery,Sci-Fi|MANGA|10
486|486|Kino no Tabi: the Beautiful World|Kino's Journey|キノの旅 the Beautiful World|TV|13|20030408|20030708|81|70|Action,Adventure,Psychological,Slice of Life|LIGHT_NOVEL|88
512|512|Majo no Takkyuubin|Kiki's Delivery Service|魔女の宅急便|MOVIE|1|19890729|19890729|80|190|Adventure,Comedy,Drama,Fantasy|NOVEL|21
523|523|Tonari no Totoro|My Neighbor Totoro|となりのトトロ|MOVIE|1|19880416|19880416|81|270|Adventure,Comedy,Supernatural|ORIGINAL|21
527|527|Pocket Monsters|Pokémon|ポケットモンスター|TV|276|19970401|20021114|72|130|Action,Adventure,Comedy,Fantasy|VIDEO_GAME|28
530|530|Bishoujo Senshi Sailor Moon|Sailor Moon|美少女戦士セーラームーン|TV|46|19920307|19930227|75|95|Action,Comedy,Fantasy,Mahou Shoujo,Romance|MANGA|18
572|572|Kaze no Tani no Nausicaä|Nausicaä of the Valley of the Wind|風の谷のナウシカ|MOVIE|1|19840311|19840311|81|160|Action,Adventure,Drama,Fantasy,Sci-Fi|MANGA|21
578|578|Hotaru no Haka|Grave of the Fireflies|火垂るの墓|MOVIE|1|19880416|19880416|83|190|Drama|NOVEL|21
790|790|Ergo Proxy|Ergo Proxy|エルゴプラクシー|TV|23|20060225|20060812|77|160|Action,Drama,Mystery,Psychological,Sci-Fi|ORIGINAL|48
813|813|Dragon Ball Z|Dragon Ball Z|ドラゴンボールZ|TV|291|19890426|19960131|80|320|Action,Adventure,Comedy,Fantasy,Sci-Fi|MANGA|18
820|820|Ginga Eiyuu Densetsu|Legend of the Galactic Heroes|銀河英雄伝説|OVA|110|19880108|19970317|89|75|Action,Drama,Sci-Fi|NOVEL|208
849|849|Suzumiya Haruhi no Yuuutsu|The Melancholy of Haruhi Suzumiya|涼宮ハルヒの憂鬱|TV|14|20060403|20060703|77|180|Comedy,Mystery,Romance,Sci-Fi,Slice of Life,Supernatural|LIGHT_NOVEL|2
853|853|Ouran Koukou Host Club|Ouran High School Host Club|桜蘭高校ホスト部|TV|26|20060405|20060927|81|290|Comedy,Romance,Slice of Life|MANGA|4
877|877|NANA|NANA|NANA|TV|47|20060405|20070328|85|200|Comedy,Drama,Music,Romance,Slice of Life|MANGA|11
918|918|Gintama|Gintama|銀魂|TV|201|20060404|20100325|86|200|Action,Comedy,Drama,Sci-Fi|MANGA|14
934|934|Higurashi no Naku Koro ni|When They Cry|ひぐらしのなく頃に|TV|26|20060405|20060927|77|170|Horror,Mystery,Psychological,Supernatural,Thriller|VISUAL_NOVEL|37
1535|1535|DEATH NOTE|Death Note|DEATH NOTE|TV|37|20061004|20070627|84|820|Mystery,Psychological,Supernatural,Thriller|MANGA|11
1575|1575|Code Geass: Hangyaku no Lelouch|Code Geass: Lelouch of the Rebellion|コードギアス 反逆のルルーシュ|TV|25|20061006|20070729|85|450|Action,Drama,Mecha,Sci-Fi,Thriller|ORIGINAL|14
1735|1735|NARUTO: Shippuuden|Naruto: Shippuden|NARUTO -ナルト- 疾風伝|TV|500|20070215|20170323|82|500|Action,Adventure,Comedy,Drama,Fantasy,Supernatural|MANGA|1
1887|1887|Lucky☆Star|Lucky Star|らき☆すた|TV|24|20070408|20070917|75|140|Comedy,Slice of Life|MANGA|2
1943|1943|Paprika|Paprika|パプリカ|MOVIE|1|20061125|20061125|81|170|Fantasy,Horror,Mystery,Psychological,Sci-Fi|NOVEL|11
2001|2001|Tengen Toppa Gurren Lagann|Gurren Lagann|天元突破グレンラガン|TV|27|20070401|20070930|84|320|Action,Adventure,Comedy,Drama,Mecha,Sci-Fi|ORIGINAL|6
2025|2025|Darker than BLACK: Kuro no Keiyakusha|Darker than Black|DARKER THAN BLACK -黒の契約者-|TV|25|20070406|20070928|76|120|Action,Mystery,Sci-Fi,Supernatural|ORIGINAL|4
2167|2167|CLANNAD|Clannad|CLANNAD -クラナド-|TV|23|20071005|20080328|77|190|Comedy,Drama,Romance,Slice of Life,Supernatural|VISUAL_NOVEL|2
2246|2246|Mononoke|Mononoke|モノノ怪|TV|12|20070713|20070928|83|80|Fantasy,Horror,Mystery,Psychological,Supernatural|ORIGINAL|18
2251|2251|Baccano!|Baccano!|バッカーノ！|TV|13|20070727|20071102|82|160|Action,Comedy,Mystery,Supernatural|LIGHT_NOVEL|112
2904|2904|Code Geass: Hangyaku no Lelouch R2|Code Geass: Lelouch of the Rebellion R2|コードギアス 反逆のルルーシュ R2|TV|25|20080406|20080928|87|340|Action,Drama,Mecha,Sci-Fi,Thriller|ORIGINAL|14
2966|2966|Ookami to Koushinryou|Spice and Wolf|狼と香辛料|TV|13|20080109|20080326|80|170|Adventure,Drama,Fantasy,Romance|LIGHT_NOVEL|75
3588|3588|Soul Eater|Soul Eater|ソウルイーター|TV|51|20080407|20090330|77|220|Action,Adventure,Comedy,Fantasy,Supernatural|MANGA|4
4081|4081|Natsume Yuujinchou|Natsume's Book of Friends|夏目友人帳|TV|13|20080708|20080930|81|100|Drama,Fantasy,Mystery,Slice of Life,Supernatural|MANGA|112
4181|4181|CLANNAD: After Story|Clannad: After Story|CLANNAD 〜AFTER STORY〜|TV|24|20081003|20090327|87|210|Drama,Romance,Slice of Life,Supernatural|VISUAL_NOVEL|2
4224|4224|Toradora!|Toradora!|とらドラ！|TV|25|20081002|20090326|79|470|Comedy,Drama,Romance,Slice of Life|LIGHT_NOVEL|7
5081|5081|Bakemonogatari|Bakemonogatari|化物語|TV|15|20090703|20100625|82|260|Comedy,Drama,Mystery,Romance,Supernatural|LIGHT_NOVEL|44
5114|5114|Hagane no Renkinjutsushi: FULLMETAL ALCHEMIST|Fullmetal Alchemist: Brotherhood|鋼の錬金術師 FULLMETAL ALCHEMIST|TV|64|20090405|20100704|90|720|Action,Adventure,Drama,Fantasy|MANGA|4
5680|5680|K-ON!|K-ON!|けいおん!|TV|13|20090403|20090619|78|210|Comedy,Music,Slice of Life|MANGA|2
6547|6547|Angel Beats!|Angel Beats!|エンジェルビーツ！|TV|13|20100403|20100626|78|350|Action,Comedy,Drama,Music,Supernatural|ORIGINAL|132
6746|6746|Durarara!!|Durarara!!|デュラララ!!|TV|24|20100108|20100625|80|200|Action,Mystery,Psychological,Supernatural|LIGHT_NOVEL|112
7785|7785|Yojouhan Shinwa Taikei|The Tatami Galaxy|四畳半神話大系|TV|11|20100423|20100703|85|120|Comedy,Mystery,Psychological,Romance|NOVEL|11
9253|9253|Steins;Gate|Steins;Gate|STEINS;GATE|TV|24|20110406|20110914|89|500|Drama,Psychological,Sci-Fi,Thriller|VISUAL_NOVEL|314
9756|9756|Mahou Shoujo Madoka☆Magica|Puella Magi Madoka Magica|魔法少女まどか☆マギカ|TV|12|20110107|20110422|83|340|Drama,Fantasy,Mahou Shoujo,Psychological,Thriller|ORIGINAL|44
9989|9989|Ano Hi Mita Hana no Namae wo Bokutachi wa Mada Shiranai.|Anohana: The Flower We Saw That Day|あの日見た花の名前を僕達はまだ知らない。|TV|11|20110415|20110624|79|300|Drama,Romance,Slice of Life,Supernatural|ORIGINAL|56
10087|10087|Fate/Zero|Fate/Zero|Fate/Zero|TV|13|20111002|20111225|82|310|Action,Fantasy,Psychological,Supernatural|LIGHT_NOVEL|43
10165|10165|Nichijou|Nichijou - My Ordinary Life|日常|TV|26|20110403|20110925|84|240|Comedy,Slice of Life|MANGA|2
11061|11061|HUNTER×HUNTER (2011)|Hunter x Hunter (2011)|HUNTER×HUNTER (2011)|TV|148|20111002|20140924|89|700|Action,Adventure,Fantasy|MANGA|11
11757|11757|Sword Art Online|Sword Art Online|ソードアート・オンライン|TV|25|20120708|20121223|69|560|Action,Adventure,Fantasy,Romance|LIGHT_NOVEL|56
12189|12189|Hyouka|Hyouka|氷菓|TV|22|20120423|20120917|80|250|Mystery,Romance,Slice of Life|NOVEL|2
13601|13601|PSYCHO-PASS|PSYCHO-PASS|PSYCHO-PASS サイコパス|TV|22|20121012|20130322|81|370|Action,Psychological,Sci-Fi,Thriller|ORIGINAL|10
14719|14719|JoJo no Kimyou na Bouken|JoJo's Bizarre Adventure|ジョジョの奇妙な冒険|TV|26|20121006|20130406|77|340|Action,Adventure,Supernatural|MANGA|287
14813|14813|Yahari Ore no Seishun Love Come wa Machigatteiru.|My Teen Romantic Comedy SNAFU|やはり俺の青春ラブコメはまちがっている。|TV|13|20130405|20130628|77|310|Comedy,Drama,Romance,Slice of Life|LIGHT_NOVEL|112
16498|16498|Shingeki no Kyojin|Attack on Titan|進撃の巨人|TV|25|20130407|20130929|85|900|Action,Drama,Fantasy,Mystery|MANGA|858
18679|18679|Kill la Kill|Kill la Kill|キルラキル|TV|24|20131004|20140328|77|320|Action,Comedy,Drama,Sci-Fi|ORIGINAL|803
19815|19815|No Game No Life|No Game, No Life|ノーゲーム・ノーライフ|TV|12|20140409|20140625|77|440|Adventure,Comedy,Ecchi,Fantasy|LIGHT_NOVEL|11
`;
