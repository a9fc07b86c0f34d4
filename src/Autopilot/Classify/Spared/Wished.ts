import { read, type TextReading } from "../../Features/Reading.ts"

const words = (some: string) => `(?<!\\p{L})(?:${some})(?!\\p{L})`

const somebody =
  "(?:some(?:one|body)|you|we|i|they|he|she|people|everyone|please)(?:['’]?(?:d|ll))?(?: (?:should|must|needs? to|has to|have to|gotta|want to|wanna|would|will|could|can|please|really|just|all|gonna|going to))*"
const whom =
  "(?:him|her|them|(?:that|this|the|your|these|those)(?: (?:poor|lovely|nice|sweet|kind|new|delivery|amazing))*(?: (?:driver|courier|manager|guy|man|woman|lady|girl|boy|lad|person|designer|waiter|waitress|cashier|barista|employee|chef|cook|dog|cat|editor|agent|model|team|staff|kid|one|cleaner|nurse|worker|teacher|postman|baker|cashier|intern)s?))"

/** Rest, sleep and water that somebody is to have, by language, as texts are read: without accents. */
const rest = [
  "(?:(?:please|just|and|do|now|go) )*(?:take (?:good )?care(?: of (?:yourself|yourselves))?|(?:get|have) (?:some|plenty of|lots of|a good) (?:rest|sleep|water)|drink (?:some|lots of|plenty of|more|enough) water|sleep (?:well|tight)|rest up|stay (?:safe|hydrated|warm|strong|healthy)|get well(?: soon)?)|you(?:['’]?ve| have)? (?:really )?(?:earned|deserved?) (?:it|this|that)",
  "(?:ruh|ruht|erhol|erholt) (?:dich|euch)(?: (?:gut|mal|schon|aus|ordentlich))*|nimm dir (?:mal |doch )?(?:eine?|ne|n) (?:kleine )?(?:pause|auszeit)|passt? (?:(?:gut|schon|bitte) )*auf (?:dich|euch) auf|schlaft? (?:gut|schon)|trinkt? (?:genug|viel|mehr) wasser|(?:du hast|ihr habt|hast du|habt ihr)(?: es| s)?(?: dir| euch)?(?: (?:redlich|echt|wirklich|auch))* verdient",
  "repose[sz]?[- ](?:toi|vous)(?: bien)?|(?:et )?profite[sz]?(?: bien)?|dor(?:s|mez) bien|prend(?:s|ez) soin de (?:toi|vous)|(?:bois|buvez) (?:beaucoup|plein|assez|un peu) d['’ ]eau|(?:tu l['’ ]as|vous l['’ ]avez) (?:bien )?merite\\p{L}*",
  "descans(?:a|e|en|ad)(?: (?:bien|mucho|un poco))*|tom(?:a|e|en)(?:te|se)? un (?:descanso|respiro)|duerm(?:a|e|an|en) bien|beb(?:a|e|an|en) (?:mucha|bastante|mas) agua|cuid(?:ate|ese|ense|aos) (?:mucho|bien)|(?:te|se|os) lo merec\\p{L}+",
  "(?:e )?descans(?:a|e|em)(?: (?:bem|bastante|um pouco))*|dorm(?:a|e|am) bem|beb(?:a|e|am) (?:bastante |muita |mais )?agua|se cuid(?:a|e|em)(?: bem)?|(?:voces?|vcs?) merece(?:m)? (?:descansar|ferias|uma folga|um descanso)",
  "riposa(?:ti|tevi)(?: (?:bene|un po['’]?))*|dorm(?:i|ite) bene|bev(?:i|ete) (?:tanta|molta|piu) acqua|prenditi (?:una pausa|cura di te)|te lo (?:sei meritat[oa]|meriti)|(?:ti|vi) auguro (?:che |di )?(?:\\p{L}+ ){0,3}(?:passi|guari\\p{L}+)(?: presto| bene)?",
  "rust (?:goed|lekker|maar) uit|slaap (?:lekker|zacht|goed)|drink (?:genoeg|veel|meer) water|neem (?:een|lekker) (?:pauze|rust)|pas (?:goed|lekker) op (?:jezelf|jullie zelf)|(?:dat )?heb je verdiend",
  "odpocznij(?:cie)?(?: sobie)?|spij(?:cie)? dobrze|pij(?:cie)? duzo wody|uwazaj(?:cie)? na siebie|dbaj(?:cie)? o siebie|zasluzyl\\p{L}+|zycze (?:ci|wam) (?:zebys\\p{L}* )?(?:\\p{L}+ ){0,2}(?:zdrowia|wygral\\p{L}* z \\p{L}+|wyzdrowi\\p{L}*)",
  "dinlen(?:in|iniz)?(?: biraz)?|iyi uyu\\p{L}*|bol (?:bol )?su ic\\p{L}*|kendin(?:e|ize) (?:cok )?iyi bak\\p{L}*|hak ettin(?:iz)?"
]

/** What a boss may do to those who work there, and what is done to those one likes, as texts are read: without accents. */
const wished = new RegExp(
  [
    words(
      "(?:should|must|needs? to|deserves? to|ought to|has to|have to|gotta|better|want (?:him|her|them|you) to)(?: (?:all|really|just|seriously|honestly|definitely|absolutely|be))* (?:be |get )?(?:fired|sacked|dismissed|suspended|disciplined|reprimanded|(?:re)?trained|promoted|demoted|replaced|praised|rewarded|thanked|tipped|paid|hugged|cloned|knighted|ashamed)(?: (?:immediately|today|now|asap|for (?:this|that)))?"
    ),
    words(
      `${somebody} (?:(?:hug|thank|tip|promote|reward|praise|marry|congratulate|applaud|celebrate|clone|adopt|cuddle|employ|hire|feed|knight|high[- ]?five|(?:re)?train|fire|sack|dismiss|pay) ${whom}|(?:buy|give|get) ${whom} (?:a|an|some|another|more|the) (?:(?:big|huge|little|nice|proper|massive|warm|cold) )*(?:raise|pay rise|medal|tip|bonus|hugs?|promotion|award|break|day off|holiday|biscuit|cookie|treat|drink|pint|beer|coffee|cake|map|oscar|trophy|round of applause))`
    ),
    words(
      "(?:do |please |just |and |n |then )*enjoy (?:all )?(?:the rest of )?(?:your|ur|the|this|those|these|yours) (?:own |lovely |long |new |little |well[- ]deserved )*(?:day|night|evening|morning|afternoon|week|weekend|holidays?|trip|meal|dinner|lunch|breakfast|tea|coffee|stay|break|party|birthday|christmas|summer|winter|spring|autumn|time|honeymoon|wedding|home|house|baby|prize|ride|visit|show|film|movie|concert|gig|game|match|journey|flight|cruise|retirement|sunday|saturday|friday|life)(?: (?:out|off|away|there|all|everyone|guys|ladies|lads|love|too|together|with (?:the|your) (?:family|kids|girls|boys|friends|loved ones)))*"
    ),
    words(
      "(?:i |we |really |do )*hope (?:you|u|ur|youre|you['’]re|she|he|they|everyone) (?:all |both )?(?:feels?|gets?|are|is|have|has|had|recovers?|enjoy(?:s|ed)?) (?:a |an |the |it |much |so |really |all |good |lovely |great )*(?:better|well|soon|good|great|nice|lovely|fun|ok|okay|fine|happy|day|night|time|weekend|safe|quickly)(?: (?:soon|too|again))?"
    ),
    words("take (?:your|ur) time"),
    ...rest.map(words),
    words("gehor(?:t|en) (?:sofort |endlich )?(?:gefeuert|entlassen|befordert|gelobt|belohnt)"),
    words("moet(?:en)? (?:echt |meteen )?(?:ontslagen|gepromoveerd|beloond) worden"),
    words("devrai(?:t|ent) etre (?:vire|licencie|renvoye|promu|recompense|augmente|felicite)(?:e|s|es)?"),
    words("deberia[ns]? ser (?:despedid|ascendid|premiad)\\p{L}*|deberian despedir\\p{L}*"),
    words(
      "devia[m]? ser (?:demitid|despedid|promovid|premiad)\\p{L}*|deveria[m]? ser (?:demitid|despedid|promovid)\\p{L}*"
    ),
    words("dovrebbe(?:ro)? essere (?:licenziat|promoss|premiat)\\p{L}*"),
    words(
      "powin(?:ien|na|ni|no) (?:zostac|byc) (?:zwolnion|awansowan|nagrodzon)\\p{L}*|powin(?:ien|na) (?:przytulic|uscisnac|wysciskac)"
    ),
    words("kovulmali|isten (?:atilmali|cikarilmali)|terfi (?:almali|etmeli)|sarilmali"),
    words("devrai(?:t|ent) (?:faire un calin|offrir (?:un cafe|une biere|des fleurs)) a")
  ].join("|"),
  "giu"
)
/** What may turn it round. */
const turns =
  /(?<!\p{L})(?:with|until|till|unless|or|else|before|from|off|into|under|over|while|whilst|last|oder|sonst|solange|letzte\p{L}*|ou|sinon|tant que|dernier\p{L}*|mientras|ultim\p{L}*|senao|enquanto|altrimenti|finche|anders|zolang|laatste|albo|inaczej|poki|ostatni\p{L}*|yoksa|son)(?!\p{L})/iu

/** In a longer comment there is a subject besides. */
const longest = 200

/** A comment without what it wishes to be done, where that hurts nobody: `someone should hug that driver`. Null where it wishes no such thing. */
export const withoutWished = ({ text: { written } }: TextReading): TextReading | null => {
  if (written.length > longest) return null
  const rest = written.whole.replaceAll(wished, "…")
  return rest === written.whole || turns.test(rest) ? null : read(rest)
}

/** So few words tell of whom it is wished. */
const fewWords = 3

/** Whether a comment without what it wishes says nothing but of whom. */
export const saysNoMore = ({ text }: TextReading): boolean => text.words.length <= fewWords
