import type { Evidence } from "../../Classify/Classification/Classifier.ts"
import { isExpletive, isSaidToPeople } from "../../Classify/Rudeness/Aimed.ts"
import { read, type TextReading } from "../../Features/Reading.ts"
import { thingsSwornAt } from "./ThingsSwornAt.ts"

const others =
  "(?!each|one another|other|us(?:er|ager)|usuari|usuári|utent|utilisat|custom|client|kund|klant|klien|read|les|leit|lect|lett|czyt|follow|fan|abonn|suscript|seguidor|mitglied|member|membre|miembro|membro|soci|leden|nutz|ander|autr|otr|outr|altr|inn)"
const spaced = [
  "(?:against|at|towards?|aimed at|directed at) (?:our|my|the)",
  "(?:gegen|gegenüber|an|über) (?:unser|mein|die|das|den)\\p{L}*",
  "(?:contre|envers|sur|à|aux?|visant) (?:(?:notre|nos|mon|mes|le|la|les) |l['’])?",
  "(?:contra|hacia|a|al|para) (?:nuestr[oa]s?|mi|mis|el|la|los|las)?",
  "(?:contra|a|à|ao|aos|às|para) (?:[oa]s? )?(?:noss[oa]s?|meus?|minhas?)?",
  "(?:contro|verso|a|al|alla|allo|ai|agli|alle|nei confronti de[il]) (?:(?:il|la|i|le) )?(?:nostr[oaie]|mi[oae]i?)?",
  "(?:tegen|aan|naar|richting|over) (?:ons|onze|mijn|het|de)",
  "(?:wobec|przeciwko|pod adresem|w stronę|na) (?:nasz|moj)\\p{L}*"
]
  .map((before) => `(?<!\\p{L})${before} ?${others}\\p{L}{3,}`)
  .join("|")
const staffElsewhere =
  "(?:personel|çalışan|ekib|ekip|eleman|kurye|garson|şoför|hoca|antrenör|eğitmen|doktor|hemşire|satıcı|kasiyer)\\p{L}*|(?:スタッフ|従業員|社員|店員|店長|先生|看護師|医師|選手|講師|ドライバー|運転手|配達員)(?:へ|に|を|たち)|(?:직원|스태프|알바|점원|기사님?|선생님?|강사|간호사|의사|사장님?|승무원|선수)|(?:موظف|عمال|العمال|طاقم|فريق|مدرب|سائق|ممرض|معلم|أطباء|بائع|نادل|نوادل|مندوب)\\p{L}*|(?:स्टाफ|कर्मचार|टीम|वेटर|ड्राइवर|डॉक्टर|नर्स|टीचर|कैशियर|staff|team|driver|waiter)\\p{L}*"
const aimed = new RegExp(`${spaced}|${staffElsewhere}`, "iu")

interface Spoken {
  readonly reading: TextReading
  readonly evidence: ReadonlyArray<Evidence>
}

/** `@tom you idiot`: one commenter to another. */
const toAnother = /^\s*@[\p{L}\p{N}._]+[,:]? /u

/** They are rude to somebody, and work for no shop. */
const rulers =
  /(?<!\p{L})(?:prime |premier )?(?:minist|premier|kanzler|prasident|president|presiden|prezydent|politi[ck]|politic|polity|bakan|basbakan|cumhurbaskan|referee|schiedsrichter|arbitre|arbitro|scheidsrechter|sedzi|hakem|मंत्री|प्रधानमंत्री|नेता|mantri|neta)|大臣|首相|総理|政治家|審判|장관|대통령|정치인|심판|الوزير|الرئيس|السياسي|الحكم/iu
/** `알바년`: what stands behind calls somebody so. */
const calling = /\p{L}(?:년|놈|새끼)/u

/** Whether guidance against insults says whom they are aimed at. */
export const isAimedAtSome = (source: string): boolean => aimed.test(source)

/** Whether a rude comment only swears about a thing or a wait, or is plainly meant for others than those of a brand. */
export const isAimedElsewhere = ({ evidence, reading }: Spoken): boolean => {
  const { whole } = reading.text.written
  if (toAnother.test(whole) || rulers.test(whole)) return true
  const rest = whole.replaceAll(thingsSwornAt, " … ")
  if (rest === whole || calling.test(rest)) return false
  const left = evidence.filter(({ area, seen }) => area === "profanity" && rest.includes(seen) && !isExpletive(seen))
  return left.length === 0 && !isSaidToPeople(read(rest))
}
