import type { TextReading } from "../Features/Reading.ts"

const link = /(?<!\p{L})(?:links?|enlaces?|liens?|linku|linki|linkiem|linkler)(?!\p{L})|リンク|링크|رابط|लिंक/iu

/** What people say who look for a link, or cannot open it, as texts are read: without accents. */
const sought = new RegExp(
  [
    "not working|(?:does ?n['’]?t|does not|is ?n['’]?t|won['’]?t|doesnt|wont) (?:work|open|load|working)|broken|can['’]?t find|where['’]?s|where is|which link",
    "(?:geht|funktioniert|offnet|klappt) (?:\\p{L}+ ){0,3}nicht|kaputt|wo ist|wo finde|welcher link|nicht gefunden",
    "(?:werkt|opent) (?:\\p{L}+ ){0,3}niet|doet het niet|waar staat|waar is|welke link|foutmelding",
    "nie dziala|nie otwiera|gdzie|ktory link",
    "(?:marche|fonctionne|ouvre) (?:pas|plus)|ou est|est ou|quel lien",
    "no (?:me |se )?(?:abre|funciona|sirve|carga)|donde|cual",
    "non (?:va|funziona|si apre)|dov['’]e|quale link",
    "nao (?:abre|funciona|ta abrindo|esta abrindo|vai)|cade|qual link",
    "calismiyor|acilmiyor|nerede|hangi",
    "開けない|開かない|開けません|どこ|エラー",
    "안 ?열|안 ?되|어디|오류",
    "ما يفتح|ما يشتغل|لا يعمل|لا يفتح|وين|أين",
    "khul nahi|nahi khul|nahi chal|kahan|नहीं खुल|कहाँ"
  ].join("|"),
  "iu"
)

/** What somebody says who followed an account, and asks nobody to. */
const followed =
  /^(?:(?:just|already|been|still|now|yes|ok|done) )*(?:following|followed|subscribed|liked|shared|saved|reposted)(?: (?:and|now|already|done|too|since|day|one|for|years|ages|you|guys|forever|following|followed|liked|shared|saved|subscribed|commented|reposted|tagged|it|this|page))*$/u

/** Whoever asks after a link says little else. */
const longest = 120

/** Whether a comment asks after the link of the post, or says that it does not work, and brings none of its own. */
export const asksAfterLink = ({ contact, text: { words, written }, urls }: TextReading): boolean =>
  written.length <= longest &&
  urls.length === 0 &&
  contact.score === 0 &&
  words.every(({ kind }) => kind !== "money" && kind !== "handle") &&
  link.test(written.whole) &&
  sought.test(written.whole)

/** Whether a comment says that its author follows the account, and nothing else. */
export const tellsOfFollowing = ({ contact, text, urls }: TextReading): boolean =>
  text.written.length <= longest && urls.length === 0 && contact.score === 0 && followed.test(text.canonical)
