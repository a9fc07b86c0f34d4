import { instructionOf } from "../Words/ListHeadings.ts"

const kind = "(?:words?|keywords?|phrases?|terms?|expressions?|hash ?tags?|names|emojis?)"
const lead =
  "(?:(?:our|my|the|a|list of|some|any|all|here(?: are|['’]s)|these(?: are)?|following|full|other|more|please|also|always) )*"
const bad =
  "(?:banned|blocked|forbidden|bad|unwanted|prohibited|blacklisted|black listed|no[- ]go|taboo|hidden|filtered|stop|block|filter|hide|disallowed|not allowed|unacceptable|trigger|offensive)"
const verb = "(?:hide|remove|delete|block|ban|bin|filter(?: out)?|take down|kill|get rid of)"
const unwanted =
  "(?:(?:that |which )?(?:(?:we|i) )?(?:do not|don['’]?t|never|hate|won['’]?t) ?(?:want|like|need|allow|tolerate|accept|wish)?(?: to)?(?: see| have| read)?(?: here| on (?:our|my|the) page| in (?:our|my|the) comments)?|to (?:hide|block|ban|filter(?: out)?|remove|delete|avoid|watch out for and hide)|(?:that |which )?(?:are |is )?(?:not allowed|banned|forbidden|blocked|prohibited|not ok|not okay|unwanted|off limits)|(?:that |which )?(?:should|must) be (?:hidden|blocked|removed|deleted|filtered)|(?:that |which )?get (?:hidden|deleted|blocked)|(?:we|i) (?:hide|block|ban|delete))"
const fine = "(?:allowed|fine|ok|okay|permitted|harmless|good|accepted)"
const containing =
  "(?:(?:comments?|posts?|anything|everything|messages)(?: that| which)? (?:with|containing|contains?|includ(?:es?|ing)|uses?|using|says?|saying|mentions?|mentioning)(?: any of| one of)?|any of|use of|the use of)"

/** What leads to a list of words, and what is to be done about them. */
const leads: ReadonlyArray<readonly [form: string, instruction: string]> = [
  [`${lead}${bad} ${kind}(?: list)?(?: here| for us| on our page)?`, "hide"],
  [`${lead}${kind} ${unwanted}`, "hide"],
  [
    `(?:${lead}(?:word |keyword )?(?:block|black|ban|deny|stop) ?-?list|${lead}(?:word|profanity|keyword) filter|${lead}filter list)`,
    "hide"
  ],
  [
    `(?:please |always |also )*${verb} (?:${containing} )?(?:(?:the|these|any|all|of|following|any of|this|comments with) )*${kind}(?: in (?:the )?comments)?`,
    "hide"
  ],
  [`(?:please |also )*${verb} (?:${containing})(?: (?:these|the following|this))?`, "hide"],
  [
    `(?:please )?(?:do not|don['’]?t|never|we don['’]?t) (?:allow|show|want|permit|tolerate) (?:${containing} )?(?:(?:the|these|any|all|of|following) )*${kind}`,
    "hide"
  ],
  [`no (?:${containing} )?(?:(?:the|these|any|all|of|following) )*${kind}`, "hide"],
  [
    `${lead}${kind} (?:that |which )?(?:are |is )?(?:totally |always )?${fine}|${lead}${fine} ${kind}|(?:word )?(?:white|allow) ?-?list`,
    "keep"
  ],
  [
    `(?:please |always |also )*(?:keep|allow|leave|(?:never|don['’]?t|do not) hide) (?:${containing} )?(?:(?:the|these|any|all|of|following) )*${kind}`,
    "keep"
  ],
  [
    `(?:please |always |also )*(?:flag|ask me about|hold|send me|tell me about|check with me on) (?:${containing} )?(?:(?:the|these|any|all|of|following) )*${kind}|${lead}${kind} (?:to flag|to (?:ask|check) (?:me )?about|(?:i|we) want to (?:see|check)(?: first)?|(?:that )?need(?:s)? (?:my ok|review|checking|approval))|${lead}watch ?-?(?:words|list)`,
    "ask me about"
  ]
]
/** The same in other languages. */
const elsewhere = [
  "(?:verbotene|unerwünschte|gesperrte|böse) (?:wörter|worte|begriffe)|(?:wörter|worte|begriffe),? (?:die (?:wir|ich) nicht (?:wollen|will|mögen|dulden|sehen wollen)|zum (?:sperren|ausblenden))|sperrliste|blockliste|schwarze liste",
  "mots (?:interdits|bannis|bloqués|non autorisés|à (?:bannir|masquer|bloquer|supprimer)|que (?:nous ne voulons|l['’]on ne veut|je ne veux|on ne veut) pas(?: voir)?)|liste noire",
  "palabras (?:prohibidas|vetadas|bloqueadas|no permitidas|que no (?:queremos|quiero)(?: ver)?)|lista negra",
  "palavras (?:proibidas|bloqueadas|banidas|não permitidas|que não (?:queremos|quero)(?: ver)?)",
  "parole (?:vietate|proibite|bandite|bloccate|non ammesse|da (?:nascondere|bloccare|eliminare)|che non vogliamo(?: vedere)?)|lista nera",
  "(?:verboden|ongewenste|geblokkeerde) woorden|woorden die (?:we|wij|ik) niet (?:willen|wil)(?: zien)?|zwarte lijst|blokkeerlijst",
  "(?:zakazane|zabronione|niechciane|zablokowane) słowa|słowa,? (?:zakazane|zabronione|których nie chcemy(?: widzieć)?|do (?:usunięcia|ukrycia|zablokowania))|czarna lista",
  "(?:yasak|yasaklı|istenmeyen|engellenen|istemediğimiz) (?:kelimeler|sözcükler)|kara liste",
  "(?:禁止|NG|使用禁止|ブロック)(?:ワード|用語|語|の言葉)|使ってほしくない言葉",
  "(?:금지|차단|금칙) ?(?:단어|어|낱말)|(?:원하지 않는|싫은) 단어",
  "(?:كلمات|الكلمات) (?:ممنوعة|محظورة|الممنوعة|المحظورة|لا نريدها)",
  "(?:प्रतिबंधित|मना|बैन|वर्जित) शब्द|शब्द जो हमें नहीं चाहिए"
]

const forms = [...leads, ...elsewhere.map((form) => [form, "hide"] as const)].map(
  ([form, instruction]) => [new RegExp(`^(?:${form})$`, "iu"), instruction] as const
)

const parted = /^([^:："“„«]{2,90}?) ?(?::|：|=|(?<= )[-–—](?= )) ?(.+)$/su
const separators =
  /\s*(?:,|;|、|，|،|\||•|·|(?<=\S) \/ ?(?=\S)|\/)\s*(?:(?:and|or) )?|\s+(?:and|or)\s+(?=\S+(?:\s\S+)?$)/iu
const longest = 60
const mostWords = 5

/** What would say something itself, and is no word to look for. */
const telling =
  /^(?:please |always )*(?:hide|hidden|remove|delete|block|ban|keep|leave|allow|allowed|ask|ask me|flag|yes|no|never|ok|okay|fine|not allowed|out|gone|stay|stays|banned|forbidden|check with me|to me|off|on|(?:turned|switched) (?:off|on)|enabled|disabled|active|inactive|none)(?: (?:it|them|these|those|me|please|pls|first))*$|\b(?:unless|except|but not|only (?:if|on|under|when)|if|when)\b/iu

const orders =
  /^(?:please |always )*(?:hide|remove|delete|block|ban|keep|leave|allow|ask|flag|yes|no|never|ok|okay|fine|not|out|gone|stay|stays|check|to me|if|when|don['’]?t|do not)\b/iu

const unquoted = (item: string): string => item.replaceAll(/^["“”„«»'‘’]+|["“”„«»'‘’.]+$/gu, "").trim()

const itemsOf = (list: string): ReadonlyArray<string> | null => {
  const items = list
    .split(separators)
    .map(unquoted)
    .filter((item) => item !== "" && !/^(?:etc|and so on|and|or)\.?$/iu.test(item))
  const isPlain = (item: string) =>
    item.length <= longest && item.split(/\s+/).length <= mostWords && !telling.test(item) && !/["“”:?]/u.test(item)
  return items.length > 0 && items.every(isPlain) ? items : null
}

const bracketed = /^(.+?)\s*\((?:e\.?g\.?|like|such as|for example)?,? ?([^()]+)\)$/iu

/**
 * `Words we don't want: cheapo, rip-off` as an instruction about words in quotes, and `Not allowed: politics, spam` as
 * one about each.
 */
export const withLists = (sentence: string): string => {
  const [, front = "", list = ""] = parted.exec(sentence) ?? bracketed.exec(sentence) ?? []
  if (list === "") return sentence
  const words = forms.find(([form]) => form.test(front.trim()))?.[1]
  const items = words === undefined ? null : itemsOf(list)
  if (items !== null) return `${words} ${items.map((item) => `"${item}"`).join(", ")}`
  if (!sentence.includes(":") || words !== undefined) return sentence
  const instruction = instructionOf(front)
  return instruction === null || instruction === "our competitor is" || orders.test(list)
    ? sentence
    : `${instruction} ${list}`
}
