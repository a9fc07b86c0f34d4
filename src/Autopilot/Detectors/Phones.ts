import { isDigit } from "../Text/Characters.ts"
import { dash, dot } from "../Text/Marks.ts"
import type { NormalisedText } from "../Text/Normalise.ts"
import type { Word } from "../Text/Word.ts"
import type { Written } from "../Text/Written.ts"
import { certain, nothingSeen, type Sighting } from "./Detection.ts"

const codesOf = (marks: string): ReadonlySet<number> => new Set(Array.from(marks, (mark) => mark.charCodeAt(0)))

const separators = codesOf(" -.()/\u2010\u2011\u2013\u00a0")
/** `) - (` is the longest way to part two groups of digits. */
const mostSeparators = 3
const fewestDigits = 7
const mostDigits = 15
const longestShown = 6
const plusSign = 43
const bracket = 40

interface Run {
  readonly plus: boolean
  readonly start: number
  readonly end: number
  readonly groups: ReadonlyArray<string>
  readonly dotsOnly: boolean
  readonly dashed: boolean
}

/** Runs of digits and what parts them, each character looked at once. */
const runsOf = (written: Written): ReadonlyArray<Run> => {
  const runs: Array<Run> = []
  let at = 0
  while (at < written.length) {
    if (!isDigit(written.at(at))) {
      at++
      continue
    }
    const start = at
    const groups: Array<string> = []
    let group = at
    let end = at
    let parted = 0
    let dotsOnly = true
    let dashed = false
    for (; at < written.length && parted <= mostSeparators; at++) {
      const code = written.at(at)
      if (isDigit(code)) {
        if (parted > 0) {
          groups.push(written.slice(group, end))
          group = at
          const by = parted === 1 ? written.at(end) : 0
          if (by !== dot) dotsOnly = false
          if (by === dash) dashed = true
        }
        parted = 0
        end = at + 1
      } else if (separators.has(code)) parted++
      else break
    }
    groups.push(written.slice(group, end))
    const plus =
      written.at(start - 1) === plusSign || (written.at(start - 1) === bracket && written.at(start - 2) === plusSign)
    runs.push({ plus, start, end, groups, dotsOnly, dashed })
  }
  return runs
}

const currency = codesOf("$£€#")

const referenceWords = new Set(
  (
    "order orders ordernumber tracking track reference ref invoice case ticket id code serial model isbn sku imei " +
    "parcel shipment package awb bestellung bestellnummer commande pedido ordine " +
    "rechnung rechnungsnummer sendung sendungsnummer kundennummer colis facture suivi factura seguimiento guia envio " +
    "expediente encomenda rastreio fatura protocolo spedizione fattura tracciamento bestelling factuur zamowienie " +
    "zamowienia zamowieniu przesylka przesylki faktura faktury paczka paczki siparis kargo takip"
  ).split(" ")
)
const phoneWords = new Set(
  (
    "call phone tel telephone text sms whatsapp whatsap watsapp whatsup telegram viber contact reach ring dial " +
    "hotline cell mobile line dm message msg ping chat anruf numero imo wsp"
  ).split(" ")
)
/** In other languages, some of them for what a price stands beside as well. */
const foreignPhoneWords = new Set(
  (
    "anrufen handy telefon telefonnummer appelez appelle appeler joindre portable llama llamame llamanos llamenme " +
    "llamar llamen telefono celular movil wasap contacto contactame contactenme contactar escribeme escribanme ligue " +
    "ligar liguem telefone telemovel zap whats contato contate chiama chiamami chiamate cellulare contattami bellen " +
    "telefoonnummer zadzwon dzwon dzwoncie zadzwoncie numer komorka kontakt telefonu arayin telefonum"
  ).split(" ")
)
const owners = new Set(["my", "this", "our", "his", "her"])
const wordsBefore = 4

type Cue = "phone" | "foreign" | "reference" | null

/** What the few words up to `last` say the number is. */
const cueOf = (words: ReadonlyArray<Word>, last: number): Cue => {
  for (let index = last; index > last - wordsBefore && index >= 0; index--) {
    const forms = words[index]?.forms ?? []
    if (forms.some((form) => phoneWords.has(form))) return "phone"
    if (forms.some((form) => referenceWords.has(form))) return "reference"
    if (forms.some((form) => foreignPhoneWords.has(form))) return "foreign"
    if (forms.includes("number") && owners.has(words[index - 1]?.text ?? "")) return "phone"
  }
  return null
}

const isThousands = (run: Run) =>
  run.dotsOnly && run.groups.length > 1 && run.groups.slice(1).every((g) => g.length === 3)
const isDate = (run: Run) => run.groups.some((group) => /^(?:19|20)\d\d$/.test(group)) && run.groups.length >= 3

/** Fewer may be a price. */
const fewestBeside = 9

const space = /\s/

/** `amazon.com/x?qid=1408122684`: addresses number what they show. */
const isInLink = (written: Written, start: number): boolean => {
  let from = start
  while (from > 0 && !space.test(written.slice(from - 1, from))) from--
  return /:\/\/|^www\./i.test(written.slice(from, start))
}

const scoreOf = (written: Written, run: Run, digits: number, cue: Cue): number => {
  if (run.plus && digits >= 8) return certain
  if (cue === "reference") return 0.1
  if (cue === "phone") return certain
  if (cue === "foreign" && digits >= fewestBeside && !isDate(run)) return certain
  if (isInLink(written, run.start)) return 0.1
  if (isThousands(run) || isDate(run)) return 0
  if (digits < 9) return run.groups.length === 2 && run.dashed && digits === 7 ? 0.4 : 0
  if (digits > 12) return 0.1
  if (digits === 9) return 0.3
  if (run.groups.length === 1) return digits <= 11 ? 0.6 : 0.3
  return run.groups.length <= 5 && run.groups.slice(1).every((group) => group.length >= 2) ? 0.85 : 0.3
}

/** `+1 555…`: enough to recognise the number, too little to pass it on. */
const shown = (text: NormalisedText, run: Run) => {
  const number = text.written.slice(run.start, Math.min(run.end, run.start + longestShown)).trim()
  return `${run.plus ? "+" : ""}${number}…`
}

const digitsOf = (run: Run) => run.groups.reduce((sum, group) => sum + group.length, 0)

const hasEnoughDigits = (written: Written) => {
  if (written.plain && !written.hasAsciiDigit) return false
  let digits = 0
  for (let at = 0; at < written.length; at++) if (isDigit(written.codes[at] ?? 0)) digits++
  return digits >= fewestDigits
}

/** Phone numbers. Order and tracking numbers, dates, amounts and view counts look alike and score low. */
export const phones = (text: NormalisedText): ReadonlyArray<Sighting> => {
  if (!hasEnoughDigits(text.written)) return nothingSeen
  const sightings: Array<Sighting> = []
  let word = 0
  for (const run of runsOf(text.written)) {
    while ((text.words[word]?.end ?? Number.POSITIVE_INFINITY) <= run.start) word++
    const digits = digitsOf(run)
    if (digits < fewestDigits || digits > mostDigits) continue
    if (currency.has(text.written.at(run.start - 1))) continue
    const score = scoreOf(text.written, run, digits, cueOf(text.words, word - 1))
    if (score > 0) sightings.push({ score, seen: shown(text, run) })
  }
  return sightings
}
