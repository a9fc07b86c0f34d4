import { once } from "#src/Ground/Once.ts"
import { isAmong, MayMatch } from "../../Expressions/MayMatch.ts"
import type { TextReading } from "../../Features/Reading.ts"
import { Clue } from "../../Text/Clues.ts"
import type { NormalisedText } from "../../Text/Normalise.ts"
import { elsewhere } from "./AskingElsewhere.ts"
import { germanic } from "./AskingGermanic.ts"
import { romance } from "./AskingRomance.ts"
import type { SecretRequest } from "./SecretRequest.ts"

interface Read {
  readonly asked: RegExp
  readonly pretext: RegExp
  readonly told: RegExp
}

const read = ({ asked, isUnparted, pretext, told }: SecretRequest): Read => {
  const whole = (words: ReadonlyArray<string>) =>
    new RegExp(
      isUnparted === true ? words.join("|") : `(?<![\\p{L}\\p{N}])(?:${words.join("|")})(?![\\p{L}\\p{N}])`,
      "u"
    )
  return { asked: whole(asked), pretext: whole(pretext), told: whole(told) }
}

const all = [...germanic, ...romance, ...elsewhere].map(read)
const mayAsk = once(() => new MayMatch(all.map(({ asked }) => [asked])))

const secret =
  /password|passwort|kennwort|wachtwoord|mot de passe|contrasena|senha|hasl[oa]|sifre|पासवर्ड|كلمة السر|كلمة المرور|パスワード|暗証番号|비밀번호|(?<!\p{L})pin/u
const lost =
  /forg[eo]t|reset|vergessen|zurucksetz|vergeten|oublie|reinitialis|olvid|restablec|dimenticat|reimpost|esqueci|redefin|zapomnia|zresetow|unuttum|sifirla|भूल|نسيت|忘れ|再設定|リセット|잊어|재설정|초기화|까먹/u
const someSecret = new Clue((word) => secret.test(word) || word.startsWith("passe"))

/** Somebody who cannot get in asks for help, and leads nobody away. */
export const isLost = ({ contact, text, urls }: TextReading): boolean =>
  someSecret.isIn(text) &&
  secret.test(text.canonical) &&
  lost.test(text.canonical) &&
  contact.score === 0 &&
  urls.length === 0 &&
  text.words.every(({ kind }) => kind !== "handle" && kind !== "money")

/** Most comments name nothing that could be asked for. */
const named =
  /(?<![a-z])(?:pass|pwd|pin(?:code|in[a-z]*)?(?![a-z])|cv[vc]|otp|tan(?![a-z])|iban|cod[ei]|kod|card|kart|kaart|cart[aeo]|tarjeta|creden|credit|login|log in|bank|banc|seed|secret|private|ssn|social sec|mothers m|kennwort|kredit|zugang|sicherheits|bestatigungs|pruf|geheim|konto|sms|mot de|mdp|identifiant|cryptogramme|phrase|frase|contrasena|clave|dati|senha|wachtwoord|inlog|beveilig|verifica|bevestig|hasl|dane|blik|fraz|sifre|parola|guvenlik|dogrulama|giris|kurtarma)/u
const unlatin = /[\u0600-\u06ff\u0900-\u097f\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/u
const namedElsewhere =
  /पासवर्ड|पिन|ओटीपी|कार्ड|सीवीवी|कोड|बैंक|سر|كود|رمز|بطاقة|فيزا|باسورد|パスワード|番号|カード|コード|ログイン|フレーズ|비밀번호|비번|핀번호|카드|코드|번호|계좌|로그인|시드/u
/** How those of several words begin. */
const begun = /(?:log|social|mothers|mot)$/u
const someNamed = new Clue((word) => named.test(word) || begun.test(word) || unlatin.test(word))

const isNamed = (text: NormalisedText): boolean =>
  someNamed.isIn(text) &&
  (named.test(text.canonical) || (unlatin.test(text.canonical) && namedElsewhere.test(text.canonical)))

/** Longer comments tell of something. */
const longest = 400

/** What a comment asks readers for, in its own words, and whether a refund, an order, a prize or support is named. */
export interface AskedSecret {
  readonly seen: string
  readonly isSure: boolean
}

/**
 * Whether a comment asks readers for a password, a PIN, a card number or a code. Whoever speaks of their own, warns of it
 * or tells that they were asked does not.
 */
export const secretAsked = (text: NormalisedText): AskedSecret | null => {
  if (text.written.length > longest || !isNamed(text)) return null
  const { canonical } = text
  const may = mayAsk().in(canonical)
  if (may === 0) return null
  const one = all.find(
    ({ asked, told }, place) => isAmong(may, place) && asked.test(canonical) && !told.test(canonical)
  )
  if (one === undefined) return null
  const isSure = all.some(({ pretext }) => pretext.test(canonical))
  return { seen: one.asked.exec(canonical)?.[0] ?? "", isSure }
}
