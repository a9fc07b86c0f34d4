/** What becomes of those who said so, and of what they wrote. */
const undone =
  "(?:torn|taken|pulled) down|removed|painted over|scrubbed|wiped|washed off|cleaned|fined|arrested|jailed|sacked|suspended|expelled|thrown out|kicked out|reported|blocked|convicted|charged|sentenced|prosecuted|booed"
/**
 * What people write who find fault with how others speak, by language; as texts are read, without accents. Each stands for
 * the beginning of a word.
 */
const spaced = [
  `clean(?:s|ed)? it off|should (?:be ashamed|apologi|know better)|(?:was|were|got|gets|get|been|be|is|are|and) (?:${undone})|(?:fined|arrested|jailed|convicted|charged|sentenced|prosecuted) for|cowards?\\b|hurts?\\b|hate (?:crime|speech)|shouted at (?:me|us)|do you (?:even )?hear yourself|(?:have|has) (?:usually |probably |clearly )?never met|(?:you|they) are the problem|the nazis said|pathetic|is a crime|(?:rubbish|nonsense) (?:that )?we|aren['’]?t funny|nobody stood up|(?:old man|woman|man|somebody|someone|lady) stood up|isn['’]?t racist\\?|` +
    "not ok|not okay|not cool|be kind|be nice|be respectful|shame|disgust|appalling|unacceptable|out of order|uncalled|cruel|do better|grow up|how dare|have some respect|no need for|stop (?:it|this|that|calling|saying)|leave (?:her|him|them) alone|dont call|don['’]t call|makes you look|told (?:him|her|them) (?:off|to (?:get|go|leave|stop|shut|take|apologi))|(?:is|was|['’]s|kind of|such) a? ?(?:lie\\b|racist|vile|bigot)|(?:wasn['’]?t|not) funny",
  "geht gar nicht|gehts noch|geht's noch|scham dich|schamt euch|schande|respektlos|mehr respekt|rei(?:ß|ss)t euch|unmoglich|unterste schublade|pfui|muss das sein|nicht in ordnung|ekelhaft|lasst (?:sie|ihn)|benehmt|ist (?:rassistisch|eine luge|hetze)",
  "honte|inadmissible|inacceptable|un peu de respect|du respect|respectez|arretez|ca se fait pas|c'est grave|degoutant|lamentable|laissez-l|soyez (?:gentil|respect)|c['’]est (?:raciste|un mensonge)",
  "verguenza|inaceptable|inadmisible|un poco de respeto|mas respeto|respeten|respetad|no se vale|que feo|asco|dejenl|dejadl|sean amables|no esta bien|(?<!no )es (?:racista|mentira|una mentira)",
  "vergogn|inaccettabile|un po['’ ]*di rispetto|piu rispetto|rispettate|che schifo|non si fa|non va bene|lasciatel|siate gentili|smettetela|(?<!non )e (?:razzista|una bugia|falso)",
  "vergonha|inaceitavel|mais respeito|respeitem|que feio|nojento|nao se faz|deixem (?:ela|ele)|parem|sejam gentis|falta de respeito|(?<!nao )e (?:racista|mentira|uma mentira)",
  "schaam je|schaamt|schande|doe normaal|respectloos|beetje respect|kan echt niet|kan niet door|niet oke|niet ok|walgelijk|laat (?:haar|hem)|wees aardig|wat mankeert|is (?:racistisch|een leugen)",
  "wstyd|brak szacunku|troche szacunku|wiecej szacunku|nieladnie|nie wolno tak|przestancie|zostawcie|obrzydliwe|to nie (?:jest )?ok|badzcie mili|opanujcie|to (?:rasizm|klamstwo)",
  "ayip|yazik|utan|kabul edilemez|biraz saygi|saygili ol|saygisiz|insan olun|yapmayin|terbiyesizlik|rezil(?:lik|ce)|birakin (?:kizi|cocugu|adami)|irkcilik(?! degil)|yalandir",
  "عيب|حرام عليك|استحوا|استحي|احترم|قله ادب|قلة ادب|ما يصير|ما يجوز|لا يجوز|اخجل|مو حلو|كفايه|كفاية|وقاحه|وقاحة",
  "शर्म|शरम|तमीज|इज्जत|इज़्ज़त|गलत बात|ग़लत बात|बंद करो|मत बोलो|अच्छी बात न|घटिया सोच|sharam|sharm|tameez|tamiz|izzat|galat baat|band karo|aisa mat|mat bolo|achhi baat na|acchi baat na|झूठ है|jhooth hai"
]

const unspaced = [
  "やめよう|やめましょう|やめて(?:ほしい|下さい|ください|くれ)|ひどい|酷い|最低だ|失礼|許せない|よくない|良くない|どうかと思う|信じられない|恥ずかし|差別だ|デマだ|嘘だ",
  "부끄러운 줄|부끄럽지|너무하|심하다|심하네|심한|하지 ?맙시다|하지 ?마세요|예의|그러지 ?마|그만하|선 ?넘|매너|존중|나쁘다|차별이(?:다|에|야)|거짓말이"
]

/** Blame for words: somebody who writes so beside a quotation does not mean it. */
export const reproaches = new RegExp(`(?<![\\p{L}\\p{M}])(?:${spaced.join("|")})|${unspaced.join("|")}`, "iu")
