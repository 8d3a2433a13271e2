/** Studios with their ids. A star marks a company that is not an animation studio. */
export const studioNames = `
1|Studio Pierrot
2|Kyoto Animation
3|GONZO
4|bones
6|Gainax
7|J.C.STAFF
8|Artland
10|Production I.G
11|MADHOUSE
13|Studio 4°C
14|Sunrise
18|Toei Animation
21|Studio Ghibli
22|Nippon Animation
28|OLM
35|Studio DEEN Classic
36|Gallop
37|Studio Deen
41|ARMS
43|ufotable
44|Shaft
48|Rondo Robe
53|Dentsu*
56|A-1 Pictures
58|Square Enix*
61|Frontier Works*
64|Sotsu*
65|Tokyo Movie Shinsha
68|Mainichi Broadcasting*
73|TMS Entertainment
75|Imagin
79|Manglobe
82|Oriental Light and Magic
88|ACGT
91|feel.
95|Doga Kobo
97|Movic*
102|FUNimation Entertainment*
103|Tatsunoko Production
104|Lantis*
108|Media Factory*
111|Xebec
112|Brain's Base
113|Kadokawa Shoten*
132|P.A. Works
143|TV Tokyo*
144|Pony Canyon*
145|TBS*
159|Kodansha*
169|Fuji TV*
208|Kitty Film
245|TOHO*
287|David Production
290|Kinema Citrus
291|CoMix Wave
309|Orange
314|WHITE FOX
376|Sentai Filmworks*
441|8bit
456|Lerche
503|Nut
569|MAPPA
803|TRIGGER
858|Wit Studio
1003|Aniplex*
6069|C-Station
6145|Science SARU
6222|CloverWorks
6418|Studio Bind
6570|P.I.C.S.
`;
