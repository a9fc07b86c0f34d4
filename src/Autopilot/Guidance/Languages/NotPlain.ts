/** `Not always`, `not all` and `not only` say neither yes nor no. */
const hedged =
  /(?<!\p{L})(?:nicht|niet|pas|no|non|nem|não|nie|her zaman) (?:immer|altijd|toujours|siempre|sempre|zawsze|değil|alle|alles|tous|toutes|todos|todas|tutti|tutte|wszystkich|nur|allein|alleen|enkel|seulement|uniquement|solo|sólo|solamente|soltanto|só|somente|apenas|tylko)(?=$|\s)/iu

/** Signs that say no, of no word: which it is meant of is not told. */
const crossed = /~~|[✗✘❌❎🚫⛔👎≠]/u

/** `Delete comments in Russian`, which opens like an order of another language. */
const english = /(?<!\p{L})comments? (?:that are |written |posted )?in \p{Lu}/u

/** `With more than three mistakes`, of which nobody counts them: not all that have some, and in French no word that says no. */
const compared =
  /(?<=\p{L} (?:avec|contenant|contiennent|ayant|ont|font|de) )plus d(?:e |['’])|\p{L}(?:ten|tan|den|dan) (?:fazla|az) /iu

/** `We have deleted complaints`: what was done is not to be done. */
const reported =
  /^(?:(?:wir|ich|ihr) hab(?:en|e|t) .*(?:gelöscht|entfernt|ausgeblendet|versteckt|verborgen|gesperrt|blockiert)|(?:wij|we|ik|jullie) (?:hebben|heb) .*(?:verwijderd|verborgen|gewist|geblokkeerd|weggehaald)|(?:abbiamo|ho|hanno|avete) (?:già )?(?:nascosto|cancellato|tolto|rimosso|eliminato|bloccato) .*|تم (?:حذف|إخفاء|اخفاء|مسح|إزالة|ازالة|حظر) .*)[.!]*$/iu

/** `Do not ask me before you delete them`: whoever says so is not to be asked, and what is to be done then is not told. */
const unasked = new RegExp(
  `(?<!\\p{L})(?:${[
    "(?:fragt?|fragen sie) (?:bitte )?(?:mich|uns) (?:bitte |dazu |da )?(?:nicht|nie|niemals)(?=[ ,.!]).*(?:bevor|ehe|vor)",
    "(?:bevor|ehe|vor) .*(?:fragt?|fragen sie) (?:bitte )?(?:mich|uns) (?:bitte )?(?:nicht|nie|niemals)",
    "on ne (?:me|nous) demande (?:pas|rien|jamais)",
    "(?<!(?:vous|tu|on) )ne (?:me |nous )?demande[rz]?(?:[- ](?:moi|nous))? (?:pas|rien|jamais) .*avant",
    "(?<!(?:si|que) )no (?:me |nos )?(?:pregunt|consult)(?:en?|es|éis|ar) .*antes",
    "(?<!se )non (?:mi |ci )?chied(?:ete|ere?|i|a|ano)?(?:mi|ci)? .*prima",
    "(?<!(?:se|que|enquanto) )não (?:me |nos )?(?:pergunt|consult)(?:em?|es|ar|a) .*antes",
    "vraag (?:het )?(?:aan )?(?:mij|me|ons) (?:dat )?(?:niet|nooit) .*voor",
    "nie (?:pytaj|pytajcie|konsultuj|konsultujcie) .*(?:zanim|przed)",
    "لا تس[أا]ل(?:وني|ونا|ني|نا|وا)? قبل",
    "(?:احذف|امسح|اخف|شيل)\\p{L}* .*(?:بدون|من غير) (?:ما )?تس[أا]ل"
  ].join("|")})`,
  "iu"
)

/** Whether a sentence says neither yes nor no of what it names. */
export const saysNeither = (sentence: string): boolean => hedged.test(sentence) || crossed.test(sentence)

/** Whether a sentence in another language than English says no instruction, or one that is meant otherwise than it seems. */
export const isNotPlain = (sentence: string): boolean =>
  saysNeither(sentence) ||
  compared.test(sentence) ||
  english.test(sentence) ||
  reported.test(sentence.trim()) ||
  unasked.test(sentence)
