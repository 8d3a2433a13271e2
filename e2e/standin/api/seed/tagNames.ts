/** The genres of the site. */
export const genres = (
  'Action,Adventure,Comedy,Drama,Ecchi,Fantasy,Hentai,Horror,Mahou Shoujo,Mecha,Music,Mystery,Psychological,' +
  'Romance,Sci-Fi,Slice of Life,Sports,Supernatural,Thriller'
).split(',');

/** Tags by category. * marks a general spoiler, ! an adult tag. */
export const tagNames: Readonly<Record<string, string>> = {
  'Cast-Main Cast':
    'Anti-Hero,Elderly Protagonist,Ensemble Cast,Estranged Family,Female Protagonist,Male Protagonist,' +
    'Primarily Adult Cast,Primarily Animal Cast,Primarily Child Cast,Primarily Female Cast,Primarily Male Cast,' +
    'Primarily Teen Cast',
  'Cast-Traits':
    'Age Regression*,Agender,Aliens,Amnesia,Angels,Anthropomorphism,Aromantic,Arranged Marriage,' +
    'Artificial Intelligence,Asexual,Bisexual,Butler,Centaur,Chimera,Chuunibyou,Clone*,Cosplay,Crossdressing,' +
    'Cyborg,Delinquents,Demons,Detective,Dinosaurs,Disability,Dissociative Identities*,Dragons,Dullahan,Elf,Fairy,' +
    'Femboy,Ghost,Goblin,Gods,Gyaru,Hikikomori,Homeless,Idol,Kemonomimi,Kuudere,Maids,Mermaid,Monster Boy,' +
    'Monster Girl,Nekomimi,Ninja,Nudity!,Nun,Office Lady,Oiran,Ojou-sama,Orphan,Pirates,Robots,Samurai,Shrine Maiden,' +
    'Skeleton,Succubus,Tanned Skin,Teacher,Tomboy,Transgender,Tsundere,Twins,Vampire,Veterinarian,Vikings,' +
    'Villainess,VTuber,Werewolf,Witch,Yandere,Zombie',
  Demographic: 'Josei,Kids,Seinen,Shoujo,Shounen',
  'Setting-Scene':
    'Bar,Boarding School,Camping,Circus,Coastal,College,Desert,Dungeon,Foreign,Inn,Konbini,Natural Disaster,Office,' +
    'Outdoor Activities,Prison,Restaurant,Rural,School,School Club,Snowscape,Urban,Work',
  'Setting-Time': 'Achronological Order,Anachronism,Ancient China,Dystopian,Historical,Medieval,Time Skip',
  'Setting-Universe':
    'Afterlife,Alternate Universe,Augmented Reality,Omegaverse!,Post-Apocalyptic,Space,Urban Fantasy,Virtual World',
  Technical:
    '4-koma,Achromatic,Advertisement,Anthology,CGI,Episodic,Flash,Full CGI,Full Color,Long Strip,Mixed Media,' +
    'No Dialogue,Non-fiction,POV,Puppetry,Rotoscoping,Stop Motion,Vertical Video',
  'Theme-Action': 'Archery,Battle Royale,Espionage,Fugitive,Guns,Martial Arts,Spearplay,Swordplay',
  'Theme-Arts': 'Acting,Calligraphy,Classic Literature,Drawing,Fashion,Food,Makeup,Photography,Rakugo,Writing',
  'Theme-Arts-Music': 'Band,Classical Music,Dancing,Hip-hop Music,Jazz Music,Metal Music,Musical Theater,Rock Music',
  'Theme-Comedy': 'Parody,Satire,Slapstick,Surreal Comedy',
  'Theme-Drama':
    'Bullying,Class Struggle,Coming of Age,Conspiracy,Eco-Horror,Kingdom Management,Rehabilitation,Revenge,Suicide,Tragedy*',
  'Theme-Fantasy':
    'Alchemy,Body Swapping,Cultivation,Curses,Exorcism,Fairy Tale,Henshin,Isekai,Kaiju,Magic,Mythology,Necromancy,' +
    'Shapeshifting,Steampunk,Super Power,Superhero,Wuxia,Youkai',
  'Theme-Game': 'Board Game,E-Sports,Video Games',
  'Theme-Game-Card & Board Game': 'Card Battle,Go,Karuta,Mahjong,Poker,Shogi',
  'Theme-Game-Sport':
    'Acrobatics,Airsoft,American Football,Athletics,Badminton,Baseball,Basketball,Boxing,Cheerleading,Cycling,' +
    'Fishing,Fitness,Football,Golf,Handball,Ice Skating,Judo,Kyudo,Lacrosse,Parkour,Rugby,Scuba Diving,' +
    'Skateboarding,Sumo,Surfing,Swimming,Table Tennis,Tennis,Volleyball,Wrestling',
  'Theme-Other':
    'Adoption,Animals,Astronomy,Autobiographical,Biographical,Body Horror,Cannibalism,Chibi,Crime,Crossover,Drugs,' +
    'Economics,Educational,Environmental,Ero Guro!,Gambling,Gender Bending,Gore,Language Barrier,LGBTQ+ Themes,' +
    'Lost Civilization,Medicine,Memory Manipulation*,Meta,Mountaineering,Otaku Culture,Pandemic,Philosophy,Politics,' +
    'Proxy Battle,Psychosexual,Reincarnation,Religion,Royal Affairs,Slavery,Software Development,Survival,Terrorism,' +
    'Time Loop*,Time Manipulation,Torture,Travel,Vocal Synth,War',
  'Theme-Romance':
    "Age Gap,Boys' Love,Cohabitation,Female Harem,Love Triangle,Male Harem,Matchmaking,Mixed Gender Harem,Unrequited Love,Yuri",
  'Theme-Sci-Fi': 'Cyberpunk,Space Opera,Time Travel*,Tokusatsu',
  'Theme-Sci-Fi-Mecha': 'Real Robot,Super Robot',
  'Theme-Slice of Life':
    'Agriculture,Cute Boys Doing Cute Things,Cute Girls Doing Cute Things,Family Life,Horticulture,Iyashikei,Parenthood',
  'Theme-Other-Organisations':
    'Assassins,Criminal Organization,Cult,Firefighters,Gangs,Mafia,Military,Police,Triads,Yakuza',
  'Theme-Other-Vehicle': 'Aviation,Cars,Mopeds,Motorcycles,Ships,Tanks,Trains',
};
