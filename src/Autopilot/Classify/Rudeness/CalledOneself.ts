import { once } from "#src/Ground/Once.ts"
import { Likely } from "../../Expressions/Likely.ts"
import { wholeWords } from "../../Expressions/WholeWords.ts"
import { read, type TextReading } from "../../Features/Reading.ts"

/** Whoever speaks, what may stand between, and what they call themselves; as texts are read: without accents. */
const spaced = (who: string, between: string, called: string): string =>
  wholeWords(`(?:${who})(?: (?:${between})){0,5} (?:${called})`)

/** Whoever is at work may be meant, where it is not said who has done something wrong. */
const koreanStaff = "알바|직원|점원|기사|사장|니들|너희|걔|쟤|업체|보내|보냈|배송|담당"

/** What people call themselves, and what is said instead by somebody who only is hungry or tired. */
const calling: ReadonlyArray<readonly [called: string, instead: string]> = [
  [
    `(?<!(?<!\\p{L})(?:kiss|lick|eat|bite|suck|smell|sniff|blow|up|out of|off|on|in|to|over|from|wipe|with) )${wholeWords("my (?:(?:own|big|fat|huge|giant|old|sorry|lazy) ){1,3}(?:arse|ass|bum|butt|backside|belly|gut)")}`,
    "i"
  ],
  [
    spaced(
      "me being|i['’]?m|i am|im|am i|i was|i feel like|i look like|i looked like|i eat like|i ate like|makes me|made me|turning into|call me",
      "being|just|such|literally|like|officially|really|totally|absolutely|actually|still|so|too|a|an|the|one|total|big|huge|greedy|proper|complete|absolute|little|old|and|fat|ugly|stupid|dumb|lazy|filthy",
      "pigs?|cow|whale|idiot|moron|fool|clown|slob|hippo|troll|potato|fatty|fat ?ass|lardass|fat ?so|fat|ugly|stupid|dumb|dumbass|lazy|loser|mess|disgusting|rat|goblin|hag|dinosaur|donkey|ape|beast|animal"
    ),
    "i am hungry"
  ],
  [
    spaced(
      "ich bin|bin ich|ich|i bin",
      "halt|ja|so|fur|ne|n|eine?|einfach|echt|richtig|voll|doch|auch|wieder|manchmal|fette|fetter|dumme|dummer|blode|bloder|faule|fauler|alte|alter|gierige|richtige",
      "sau|kuh|schwein|ferkel|idiot|idiotin|depp|trottel|dussel|nuss|fettsack|fett|dickerchen|wal|walross|elefant|esel|kamel|dumm|blod|doof|hasslich|vollidiot|vollpfosten|versager|fressmaschine"
    ),
    "ich bin hungrig"
  ],
  [
    spaced(
      "je suis|je me sens|jsuis|chuis|suis|moi",
      "juste|vraiment|trop|tellement|comme|une?|la|le|vraie?|grosse?|gros|vieille|vieux|sale",
      "vache|cochonne|cochon|truie|conne?|idiote?|baleine|boudin|patate|debile|cruche|nouille|moche|grosse?|gros|bete|nulle?|thon|tanche|porc|morfale|goinfre"
    ),
    "je suis fatigué"
  ],
  [
    wholeWords(
      "quel(?:le)? (?:conne?|idiote?|abrutie?|cruche|nouille|debile|gourde|andouille) (?:je (?:suis|fais)|de moi)"
    ),
    "je suis fatigué"
  ],
  [
    spaced(
      "soy|estoy|parezco|quede|yo|me siento",
      "una?|la|el|tan|muy|bien|re|mas|como|como una|hecha|hecho|toda|todo|pinche|super",
      "gord[ao]|gordit[ao]|foca|vaca|cerd[ao]|tont[ao]|idiota|imbecil|burr[ao]|ballena|fe[ao]|marran[ao]|pendej[ao]|bolud[ao]|gilipollas|estupid[ao]|torpe|inutil|animal|tarad[ao]"
    ),
    "tengo hambre"
  ],
  [
    spaced(
      "sou|to|tou|estou|eu|pareco|me sinto|fiquei|virei",
      "uma?|a|o|tao|muito|bem|mesmo|igual|que|nem|toda|todo|super",
      "baleia|gord[ao]|porc[ao]|porquinha|vaca|burr[ao]|idiota|otari[ao]|besta|fei[ao]|trouxa|tapad[ao]|anta|jumenta|elefante|inutil|animal"
    ),
    "estou com fome"
  ],
  [
    spaced(
      "sono|son|io|mi sento|sembro|divento|diventero",
      "una?|un|la|il|proprio|quasi|cosi|davvero|troppo|come|come una|tutta|tutto|solo|vera|vero|povera",
      "ciccion[ae]|balena|maial[ea]|scem[ao]|idiota|cretin[ao]|grasson[ae]|grass[ao]|stupid[ao]|vacca|mucca|porca|brutt[ao]|coglion[ae]|deficiente|somar[ao]|asino|elefante|fallit[ao]"
    ),
    "sono stanca"
  ],
  [
    spaced(
      "ik ben|ben ik|ik|voel me|ik lijk",
      "toch|maar|echt|wel|weer|zo['’]?n|een|net|vette|dikke|domme|luie|oude|zo|te|ook",
      "dikzak|varken|koe|idioot|sukkel|trut|muts|vetzak|domkop|zeug|oen|stommeling|lelijk|dik|vet|dom|walvis|nijlpaard|ezel|big|luiwammes"
    ),
    "ik heb honger"
  ],
  [
    spaced(
      "jestem|ja|czuje sie jak|wygladam jak|zre jak",
      "to|taka|taki|jak|ale|chyba|naprawde|gruba|gruby|glupia|glupi|stara|stary|totalna|totalnym|ta",
      "swinia|swinka|krowa|krowka|idiotka|idiota|idiotka|debilem|kretynka|wieloryb|wielorybem|grub[ay]|brzydk[ai]|glup[ia]i?|tepa|osiol|prosie|prosiak|slon"
    ),
    "jestem głodna"
  ],
  [
    wholeWords(
      "(?:ale|co za|no|oj) (?:idiota|idiotka|kretyn|kretynka|debil|debilka|glupek|tepak|baran|osiol|krowa|swinia) ze mnie|(?:ale|no|oj) ze mnie (?:\\p{L}+ )?(?:idiota|idiotka|kretyn|kretynka|debil|debilka|glupek|tepak|baran|osiol|krowa|swinia)"
    ),
    "jestem głodna"
  ],
  [
    wholeWords(
      "(?:domuz|ayi|inek|okuz|hayvan|hipopotam|balina|salak|aptal|mal|enayi|gerizekali|geri zekali) gibi (?:\\p{L}+ ){0,3}\\p{L}*(?:[dt][iu]m|[iu]yorum|[ae]r[iu]m|mis[iu]m|y[iu]m)|(?:cok |tam |resmen |bi |bir )*(?:aptal|salag|mal|gerizekaliy|geri zekaliy|sisko|siskoy|cirkin|ayiy|okuz|domuz)[iu]m|(?:salak|aptal|mal|bos) kafam|ben (?:\\p{L}+ ){0,2}(?:aptal|salak|mal|gerizekali|sisko|cirkin|ayi|okuz|domuz)"
    ),
    "çok yedim"
  ],
  [
    "(?:私|俺|僕|自分|うち|わたし|あたし)(?:って|は|も|が|の|みたいな)?(?:ほんと|ほんとに|マジで?|まじで?|めっちゃ|超|ただの|完全に|相当)?(?:デブ|ブス|バカ|馬鹿|アホ|豚|ブタ|クズ|不細工|ブサイク)",
    "空腹の私"
  ],
  [
    "(?:デブ|ブス|バカ|馬鹿|アホ|豚|ブタ|クズ|不細工|ブサイク)(?:な|の|い)?(?:私|俺|僕|自分|うち|わたし|あたし)(?!の(?:店|会社))",
    "空腹の私"
  ],
  ["(?:デブ|豚|ブタ)(?:に|へ)?(?:なる|なっちゃう|なった|なりそう|まっしぐら|確定|一直線|活)", "空腹になる"],
  [
    "(?<!\\p{L})(?:나|난|내가|저|전|제가|나는|저는|나도|저도|나란)(?: ?(?:는|도|완전|진짜|진심|좀|너무|걍|그냥|ㄹㅇ|역시|이제|놈|년|인간))* ?(?:돼지|멍청이|멍청|바보|뚱땡이|뚱보|못난이|뚱뚱|못생|쓰레기|빡대가리)",
    "나 배고파"
  ],
  [
    `(?:멍청하게|멍청이같이|바보 ?같이|바보처럼|등신 ?같이|등신처럼|호구 ?같이)(?= ?.{0,16}(?:잘못|실수로|깜빡|까먹|놓쳤|안 ?썼|못 ?봤|두 ?개|두 ?번))(?!.*(?:${koreanStaff}))`,
    "실수로"
  ],
  [
    "(?<!\\p{L})(?:انا|أنا|اني|صرت|احس نفسي|حاسه اني|حاسس اني)(?: (?:فعلا|والله|كمان|مثل|زي|واحد|واحده|صرت))* (?:دبة|دبه|دب|سمينة|سمينه|سمين|بقرة|بقره|غبي|غبية|غبيه|حمار|حمارة|حماره|فيل|خنزير|قبيحة|قبيحه|كسلان|كسلانه)(?!\\p{L})",
    "انا جوعان"
  ],
  [
    spaced(
      "main|mai|mein|me|mujhe|मैं|मै",
      "to|toh|hi|bhi|bahut|itni|itna|ek|number|one|ho|gayi|gaya|ki|tarah|sach|me|तो|ही|भी|बहुत|इतनी|इतना|एक",
      "moti|mota|motu|bewakoof|bewkoof|gadha|gadhi|bhains|bandar|ullu|pagal|badsurat|मोटी|मोटा|मोटू|बेवकूफ|गधा|गधी|भैंस|उल्लू|पागल|बदसूरत"
    ),
    "main bhookhi"
  ],
  [
    spaced(
      "aku|saya|gue|gw|akunya|sayanya",
      "emang|memang|yang|yg|sih|ini|tuh|mah|kok|bisa|jadi",
      "goblok|bodoh|tolol|bego|dongo|oon|gendut"
    ),
    "aku lapar"
  ],
  [
    spaced(
      "jag ar|ar jag|jag",
      "ju|sa|en|val|bara|verkligen|fan",
      "dum|idiot|korkad|puckad|ful|klantig|klantskalle|fet|lat|trog"
    ),
    "jag är hungrig"
  ],
  [
    spaced(
      "minh|tui|toi|to",
      "that|dung|la|qua|bi|cung|hoi|lai",
      "(?:ngu|dot|xau|map|beo|dan|dai)(?: nhu (?:bo|cho|heo|lon|ma))?"
    ),
    "mình đói"
  ],
  ["(?:เรา|ฉัน|หนู|ผม|ดิฉัน)(?:เอง)?(?:ก็|มัน|นี่|คง)?(?:โง่|บ้า|อ้วน|ขี้เหร่)(?:เอง|จัง|มาก|จริงๆ)?", "เราหิว"]
]

const calls = once(
  () =>
    new Likely(
      calling.map(([source, instead]) => ({ pattern: new RegExp(source, "giu"), instead })),
      ({ pattern }) => pattern
    )
)

/** Whoever is spoken to or of besides may be meant as well. */
const others = new RegExp(
  [
    wholeWords(
      "(?:youre|they|them|their|theyre|she|shes|her|hers|he|hes|his|him|du|dich|dir|dein\\p{L}*|tu|toi|elle|elles|ils?|eres|sois|ella|ellos|ellas|voce|vc|ela|elas|eles?|lei|lui|loro|sei|jij|jou|zij|ty|ciebie|jestes|ona|oni|sen|seni|sana|انت|انتي|هي|هو|هم|tum|tumhar\\p{L}*|woh|wo|तू|तुम|वो|वह|kamu|lu|lo|kau|kalian|dia|dig|din|ditt|han|hon|may|no|ban|co ta)"
    ),
    "お前|おまえ|てめ|あいつ|こいつ|彼女|あんた|너|니가|네가|당신|쟤|얘|걔|저년|저놈|มึง|แก|เธอ|เขา|มัน"
  ].join("|"),
  "iu"
)

const longest = 200

/**
 * A comment of somebody who only is hungry or tired instead of what they call themselves: `I'm such a pig, ate the whole
 * box`. Null where they call themselves nothing, and where anybody else may be meant.
 */
export const asHungry = ({ text: { written } }: TextReading): TextReading | null => {
  const { whole } = written
  if (written.length > longest) return null
  const rest = calls().reduce(whole, (said, { instead, pattern }) => said.replaceAll(pattern, instead))
  return rest === whole || others.test(rest) ? null : read(rest)
}
