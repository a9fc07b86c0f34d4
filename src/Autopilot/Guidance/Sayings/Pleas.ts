import type { Phrases } from "../../Phrases/Phrases.ts"
import { type NormalisedText, normalise } from "../../Text/Normalise.ts"
import { mattersIn } from "../Matters/MattersIn.ts"
import { subjectsIn } from "../SubjectWords/SubjectsIn.ts"

const latin = "(?:spoil|spoyl|spojl|divulgach)\\p{L}*"
/** Letters as texts have them: without accents. Whoever says so of spoilers wants none, in any language of Latin letters: in one they are no words of another. */
const refusing = [
  "no|not|without|zero|stop|quit|hate|avoid|never|enough|dont|don['’]t|tired of|sick of",
  "keine?r?n?|nicht|ohne|hass\\p{L}*|aufhoren|hort auf|nie|bloß keine|lasst",
  "pas|ne|sans|arrete[zr]?|deteste|jamais|marre",
  "sin|ni|nada de|deja[dr]?|dejen|paren|parad|odio|basta|evit\\p{L}+",
  "sem|nao|nada de|par[ea]m?|odeio|chega de|evitem",
  "niente|non|senza|smettetela|smettila|smettete|basta|odio",
  "geen|niet|zonder|stop|haat|nooit|hou op",
  "bez|nie|przestan\\p{L}*|nienawidz\\p{L}+|dosc|zadnych",
  "bina|bas karo"
].join("|")
const behindLatin =
  "yok|verm\\p{L}+|yapm\\p{L}+|atm\\p{L}+|yazm\\p{L}+|paylasm\\p{L}+|istem\\p{L}+|sevm\\p{L}+|nefret|birak\\p{L}*|olmasin|mat|mt|nahi|nahin|na do|dena band|dena mat|band karo|verboten"
const japanese =
  "ネタ(?:バレ|ばれ)(?:は|を|が|とか|も|だけは)?(?:絶対に?|マジで|本当に)?(?:や|止)め\\p{L}*|ネタ(?:バレ|ばれ)(?:は|を|が|とか|も|だけは)?(?:絶対に?|マジで|本当に)?(?:しない\\p{L}*|するな|禁止|厳禁|なし|無し|嫌\\p{L}*|イヤ|いや|見たくな\\p{L}*|踏みたくな\\p{L}*|知りたくな\\p{L}*|勘弁\\p{L}*|ダメ|だめ|NG|避け\\p{L}*|控え\\p{L}*|怖\\p{L}*|せず\\p{L}*)"
const korean =
  "스포(?:일러)?(?:를|는|은|가|이|도)? ?(?:좀 |제발 )?(?:금지|하지|그만|싫\\p{L}*|없이|자제|안 ?돼|노노|ㄴㄴ|사절|삼가|말아)\\p{L}*(?: (?:마\\p{L}*|말\\p{L}*|부탁\\p{L}*))*"
const arabic =
  "(?:بلاش|بدون|لا|من غير|[أا]كره|وقفوا|كفاية|كفى|ممنوع|رجاء لا|ما نبي|مش عايز\\p{L}*) (?:\\p{L}+ )?(?:ال)?(?:حرق|سبويلر)\\p{L}*|(?:لا|ما) ت?حرق\\p{L}*(?: علينا)?|مت?حرقو?ش(?:وا)?"
const hindi = "स्प[ॉो]इलर (?:मत|नहीं|ना|बंद|देना (?:बंद|मत))|(?:बिना|नो) स्प[ॉो]इलर"

const pleas = new RegExp(
  [
    `(?<!\\p{L})(?:${refusing}) (?:\\p{L}+ ){0,3}?${latin}`,
    `(?<!\\p{L})${latin} (?:\\p{L}+ )?(?:${behindLatin})(?!\\p{L})`,
    "(?<!\\p{L})(?:spoiler|spoyler)\\p{L}*siz(?!\\p{L})",
    japanese,
    korean,
    arabic,
    hindi
  ].join("|"),
  "giu"
)

const spoilers = ["spoiler"] as const

const spoils = (text: NormalisedText, language: string | null, english: Phrases<unknown>): boolean =>
  subjectsIn(text, language, spoilers).has("spoiler") ||
  mattersIn(text, language, spoilers).has("spoiler") ||
  english.find(text).length > 0

/** Whether a comment only asks others to give nothing away: `no spoilers please`; `english`: how spoilers are told in English. */
export const pleadsOnly = (text: NormalisedText, language: string | null, english: Phrases<unknown>): boolean => {
  const written = text.written.whole
  const rest = written.replaceAll(pleas, " … ")
  return rest !== written && !spoils(normalise(rest), language, english)
}
