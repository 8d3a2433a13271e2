const list = (text: string): readonly string[] => text.split(' ');

/** First words for the titles of generated media. */
export const titleFirst = list(
  'Aoi Kuro Shiro Akai Hoshi Tsuki Yoru Asa Haru Natsu Aki Fuyu Kaze Umi Yama Kawa Sora Hikari Yami Kage Yume Kioku ' +
    'Himitsu Mahou Majo Ou Hime Kishi Ken Tate Ryuu Neko Inu Tori Kitsune Ookami Ame Yuki Kumo Hana Sakura Momo Ringo ' +
    'Machi Mura Gakuen Toshokan Kissaten Ryokan Densha Fune Hikouki Tokei Kagami Kotoba Uta Piano Ongaku Enogu Tegami',
);
/** Second words for the titles of generated media. */
export const titleSecond = list(
  'Monogatari Densetsu Kiroku Nikki Senki Tan Kitan Roku Club Bu Gakuen Kyoukai Teikoku Oukoku Tanteidan Ryodan Kishidan ' +
    'Shoujo Shounen Danshi Joshi Sensei Meijin Shokunin Bouken Ryokou Kyuujitsu Mainichi Hibi Jikan Kisetsu Shuumatsu ' +
    'Hajimari Owari Rondo Symphony Serenade Requiem Frontier Horizon Chronicle Paradox Requiem Carnival Parade',
);
/** English translations of `titleFirst`, with the same indexes. */
export const titleEnglish = list(
  'Blue Black White Crimson Star Moon Night Morning Spring Summer Autumn Winter Wind Sea Mountain River Sky Light Dark ' +
    'Shadow Dream Memory Secret Magic Witch King Princess Knight Sword Shield Dragon Cat Dog Bird Fox Wolf Rain Snow Cloud ' +
    'Flower Cherry Peach Apple Town Village Academy Library Café Inn Train Ship Plane Clock Mirror Word Song Piano Music ' +
    'Paint Letter',
);
/** Japanese spellings of `titleFirst`, with the same indexes. */
export const titleNative = list(
  '青 黒 白 赤 星 月 夜 朝 春 夏 秋 冬 風 海 山 川 空 光 闇 影 夢 記憶 秘密 魔法 魔女 王 姫 騎士 剣 盾 竜 猫 犬 鳥 狐 狼 雨 雪 雲 花 ' +
    '桜 桃 林檎 町 村 学園 図書館 喫茶店 旅館 電車 船 飛行機 時計 鏡 言葉 歌 ピアノ 音楽 絵具 手紙',
);

/** Japanese given names in Latin letters. */
export const givenNames = list(
  'Haruka Yuuto Sora Rin Akira Hinata Kaede Ren Mio Yui Sakura Aoi Tsubasa Riku Nagisa Hikaru Makoto Shiori Asahi Chihiro ' +
    'Kazuki Emi Daichi Natsuki Tomoya Kotori Mei Satoshi Reina Jun Nao Itsuki Misaki Hajime Fumika Ryou Ayaka Kei Shun Touka',
);
/** Japanese family names in Latin letters. */
export const familyNames = list(
  'Satou Suzuki Takahashi Tanaka Itou Watanabe Yamamoto Nakamura Kobayashi Katou Yoshida Yamada Sasaki Yamaguchi Matsumoto ' +
    'Inoue Kimura Hayashi Shimizu Saitou Mori Abe Ikeda Hashimoto Ishikawa Ogawa Maeda Okada Hasegawa Fujita Gotou Kondou ' +
    'Murakami Endou Aoki Sakamoto Fukuda Oota Nishimura Fujii Kisaragi Amagiri Tachibana Kurosawa Shirogane Minamoto',
);
/** Japanese family names in Japanese script. */
export const nativeFamilyNames = list(
  '佐藤 鈴木 高橋 田中 伊藤 渡辺 山本 中村 小林 加藤 吉田 山田 佐々木 山口 松本 井上 木村 林 清水 斎藤 森 阿部 池田 橋本 石川 小川 前田 ' +
    '岡田 長谷川 藤田 後藤 近藤 村上 遠藤 青木 坂本 福田 太田 西村 藤井 如月 天霧 橘 黒澤 白銀 源',
);
/** Japanese given names in Japanese script. */
export const nativeGivenNames = list(
  '遥 悠人 空 凛 明 日向 楓 蓮 澪 結衣 桜 葵 翼 陸 渚 光 真 栞 旭 千尋 和希 恵美 大地 夏希 智也 小鳥 芽衣 聡 玲奈 純 直 樹 美咲 一 文香 涼 彩花 圭 駿 灯花',
);
/** Western given names. */
export const westernGivenNames = list(
  'Anna Ben Clara David Elena Felix Greta Hugo Irene Jonas Katja Luca Marie Noah Olivia Paul Quentin Rosa Simon Teresa ' +
    'Ulrich Vera Walter Xenia Yann Zoe Carlos Ines Joao Beatriz Pedro Sofia Miklos Eszter Giulia Marco',
);
/** Western family names. */
export const westernFamilyNames = list(
  'Adler Bennett Costa Dumas Esposito Fischer Garcia Hoffmann Ivanov Jansen Keller Lopez Martin Neumann Oliveira Pereira ' +
    'Quinn Ricci Schmidt Thompson Ueda Vogel Weber Young Zimmermann Silva Moreau Laurent Kovacs Nagy Santos Ferrari',
);

/** First parts of user names. */
export const userNameFirst = list(
  'Silver Quiet Lazy Sleepy Brave Tiny Cosmic Paper Neon Velvet Lunar Solar Hollow Wild Crystal Rusty Misty Frozen Golden ' +
    'Iron Lucky Mellow Rapid Gentle Hidden',
);
/** Second parts of user names. */
export const userNameSecond = list(
  'fox owl mochi ramen senpai pixel tanuki shiba otaku reader wolf crow lotus panda kappa quill',
);
