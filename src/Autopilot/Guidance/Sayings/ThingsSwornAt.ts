/** What customers swear at that is nobody, behind what they swear with; words may be written together. */
const things =
  "(?:laden|verein|firma|bude|schuppen|saftladen|apps?|apka|appli|webs(?:ite|hop)|site|seite|hotline|service|system|wetter|preise?|essen|fraß|kaffee|pizzas?|produkt|qualitat|zeug|teil|ding|spiel|akku|karre|bahn|zug|hotel|praxis|kasse|tent|winkel|zaak|zooi|bedrijf|ding(?:en)?|boel|eten|kwaliteit|knajpa|knajpy|sklep|sklepu|obslug\\p{L}+|firm\\p{L}+|jedzeni\\p{L}+|kawa|kolejk\\p{L}+|jakos\\p{L}+)"
const german = `(?:scheiß|scheiss|drecks|kack|mist|sau)(?:\\p{L}*${things}|e?[rsn]? ${things})|(?:verkackte?|verfickte?|verdammte?|beschissene?|dreckige?|gottverdammte?)[nrsm]? ${things}|saftladen|sauhaufen|saustall|fur(?: de)?[n’' ]* ?arsch|(?:ist|sind|war|alles|total|voll|komplett) (?:im|am) arsch`
const dutch = `(?:kut|klote|kanker|tyfus|pokke|tering|schijt|stront)(?:\\p{L}*${things}|\\p{L}{0,2} ${things})|klotezooi|kutzooi|bagger`
const romance = [
  "(?:ca |me |fais |fait )*fait chier|fais chier|(?:de|la|une?) merde|c['’]est de la merde|putain|bordel|fait braire",
  "(?:es |son |vaya )?(?:un[ao]? )?(?:puta|puto) (?:mierda|asco|caos|desastre|verguenza|cola|app|pizza|hora|espera|comida|web|servicio)|(?:de|una?|vaya|que) mierda|que conazo|puta vida|puta madre|joder|hostias?|cono|carajo",
  "(?:uma|de|que|e) (?:bosta|merda|porcaria)|puta que (?:me )?pariu|porra|caralho|cacete|foda",
  "(?:di|una|che) merda|(?:del |col |che )?cazzo|porca (?:miseria|puttana|vacca)|una? (?:schifo|schifezza)|che schifo|fa (?:schifo|cagare)"
].join("|")
const polish = `(?:chujow|gownian|zasran|jeban|pierdolon|zajeban)\\p{L}* ${things}|gowno|do dupy|kurwa(?: mac)?|ja pierdole|chujni\\p{L}`
const turkish =
  "siktir ya|(?<!\\p{L})a(?:mk|q|mina koyayim)(?!\\p{L})|bok gibi|boktan|b[ou]k (?:cukuru|yuvasi)|lanet(?: olsun)?|sikim gibi|siktigimin"
const english =
  "(?:piece of (?:shit|crap|junk) (?:app|website|site|phone|thing|machine|product|service|place|company|shop|store|hotel)|(?:shit|shitty|crap|crappy|fucking|bloody|goddamn) (?:\\p{L}+ )?(?:app|website|site|place|shop|store|restaurant|service|hotel|company|food|pizza|coffee|queue|line|hour|wait|hold))"
const unspaced = [
  "(?:クソ|くそ|糞)(?!野郎|ババア|ジジイ|ガキ|女|男|店員|店長|スタッフ|社員|やろう|ったれ|が|ども)|(?:アプリ|店|会社|企業|対応|サイト|味|料理|サービス)(?:が|は|も)?(?:ゴミ|カス|クズ)|(?:ゴミ|カス|クズ)(?:アプリ|店|会社|企業|サイト|対応)",
  "[시씨]발(?!놈|년|새끼|아)|ㅅㅂ(?!놈|년|새끼|럼)|존나|졸라|ㅈㄴ|(?:개|[ㅈ좆]|거지)같은 (?:가게|앱|식당|서비스|회사|곳|병원|카페)|(?:앱|가게|서비스|음식|맛|식당|회사)(?:이|가|은|는|도)? ?(?:개)?(?:쓰레기|거지|개판|엉망)"
].join("|")
const arabic =
  "(?:شركة|خدمة|مطعم|تطبيق|محل|اكل|أكل|نت|موقع|متجر|جودة|قهوة|بيتزا) ?(?:زبالة|زباله|زفت|خرا|خره|وسخة?|معفنة?|تعبان)"
const hindi =
  "(?<!\\p{L})(?:bc|mc|bkl|yaar)(?!\\p{L})|(?:बकवास|घटिया|bakwas|bakwaas|ghatiya|bekaar|bekar) (?:जगह|ऐप|सर्विस|पिज़्ज़ा|खाना|दुकान|होटल|कंपनी|bc|mc|app|service|jagah|khana|company|dukan|hotel)(?: (?:साला|साली|saala|sala))?|(?:ऐप|app|सर्विस|service|खाना|khana) (?:\\p{L}+ )?(?:बकवास|घटिया|bakwas|bakwaas|ghatiya|bekar)(?: (?:bc|mc|साला|saala|sala))?"

/** In letters without accents, swearing that calls nobody anything: `piece of shit app`, `so ein Drecksladen`, `クソまずい`. */
export const thingsSwornAt: RegExp = new RegExp(
  `(?<!\\p{Script=Latin})(?:${[german, dutch, romance, polish, turkish, english].join("|")})(?!\\p{Script=Latin})|${unspaced}|${arabic}|${hindi}`,
  "giu"
)
