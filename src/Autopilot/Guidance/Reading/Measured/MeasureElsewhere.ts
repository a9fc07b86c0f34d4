import { withPlainDigits } from "#src/Ground/Digits.ts"
import { once } from "#src/Ground/Once.ts"
import { measuringWords } from "../../Languages/Measuring/Measuring.ts"
import type { MeasuringForm, MeasuringWords } from "../../Languages/Measuring/MeasuringWords.ts"
import type { Countable, Measure } from "../../Measures/Measure.ts"
import { bounded, manyOf, nothingBut, withoutWords } from "./Bounded.ts"

/** What a comment may consist of. */
const alone: ReadonlySet<Countable> = new Set(["links", "tags", "hashtags", "emoji", "images"])
const ofAmount = /\{(?:number|amount|bounded|many)\}|\(\?<(?:number|one|two|many|without)>/u

const saidOf = (things: MeasuringWords["things"]): string => things.map(([said]) => said).join("|")

interface Form {
  readonly said: RegExp
  readonly of: Countable | null
}

const formOf = (words: MeasuringWords, form: MeasuringForm): Form => {
  const [said, of] = typeof form === "string" ? [form, null] : form
  const { after, apart, before } = words
  const number = `(?<number>(?<!\\p{Nd})\\p{Nd}{1,4}|${Object.keys(words.numbers).join("|")})`
  const some = `(?:${before})${apart}${number}|${number}${apart}(?:${after})`
  const things = ofAmount.test(said) ? words.things : words.things.filter(([, of]) => alone.has(of))
  const pattern = said
    .replaceAll("{comments}", `(?<comments>${words.comments})`)
    .replaceAll("{only}", words.only)
    .replaceAll("{friends}", words.friends)
    .replaceAll("{thing}", `(?<thing>${saidOf(things)})`)
    .replaceAll("{many}", `(?<many>${words.many})`)
    .replaceAll("{bounded}", `(?:${some})`)
    .replaceAll("{amount}", `(?:${some}|${number})`)
    .replaceAll("{number}", number)
  const [start, end] = apart === "" ? ["", ""] : ["(?<![\\p{L}\\p{M}\\p{N}])", "(?![\\p{L}\\p{M}\\p{N}])"]
  return { said: new RegExp(`${start}${pattern}${end}`, "iu"), of }
}

interface Language {
  readonly words: MeasuringWords
  readonly comments: RegExp
  readonly things: ReadonlyArray<readonly [said: RegExp, of: Countable]>
  readonly forms: ReadonlyArray<Form>
  /** `… and hashtags`: what else is counted, or has to be there as well, cannot be told. */
  readonly goesOn: RegExp
  readonly isJoined: RegExp
}

const languageOf = (words: MeasuringWords): Language => ({
  words,
  comments: new RegExp(words.comments, "iu"),
  things: words.things.map(([said, of]) => [new RegExp(`^(?:${said})$`, "iu"), of]),
  forms: words.forms.map((form) => formOf(words, form)),
  goesOn: new RegExp(`^,? ?(?:${words.and}) ?(?:[^\\s,]+ ){0,3}?(?:${saidOf(words.things)})(?![\\p{L}\\p{M}])`, "iu"),
  isJoined: new RegExp(`(?:${saidOf(words.things)}) ?(?:${words.and}) ?$`, "iu")
})

const languages = once((): ReadonlyArray<Language> => measuringWords.map(languageOf))

type Groups = Readonly<Record<string, string | undefined>>

const boundsOf = ({ least, most, over, under }: Groups, figure: number): Pick<Measure, "least" | "most"> => {
  if (over !== undefined) return { least: figure + 1, most: null }
  if (least !== undefined) return { least: figure, most: null }
  if (under !== undefined) return { least: 0, most: figure - 1 }
  return { least: most === undefined ? figure : 0, most: figure }
}

const measureOf = ({ things, words }: Language, groups: Groups, given: Countable | null): Measure | null => {
  const { many, number = "", one, thing = "", two, without } = groups
  if (without !== undefined) return withoutWords
  const of = given ?? things.find(([said]) => said.test(thing))?.[1]
  if (of === undefined) return null
  if (many !== undefined) return manyOf(of)
  const figure =
    one !== undefined
      ? 1
      : two !== undefined
        ? 2
        : (words.numbers[number.toLowerCase()] ?? Number(withPlainDigits(number)))
  return figure === 0 && number === "" ? nothingBut(of) : bounded(of, boundsOf(groups, figure))
}

/** Nobody says it in so many characters. */
const longest = 400
/** Comments that are all capitals in so many words: two kinds at once are not told apart. */
const ofStandIn =
  /gro(?:ß|ss)buchst|majuscul|mayúscul|mai[uú]scul|maiuscol|hoofdletter|wielki\p{L}* liter|büyük harf|大文字|대문자|كابيتال|कैपिटल|capital|caps/iu

/** What measures the comments that a sentence means, and the sentence with others in their place that are read. */
export interface MeasuredElsewhere {
  readonly measure: Measure
  readonly said: string
}

/** The first measure that a sentence in another language than English names; null where it names none. */
export const measureElsewhere = (said: string): MeasuredElsewhere | "several" | null => {
  if (said.length > longest || ofStandIn.test(said)) return null
  for (const language of languages()) {
    if (!language.comments.test(said)) continue
    for (const { of, said: form } of language.forms) {
      const match = form.exec(said)
      const measure = match === null ? null : measureOf(language, match.groups ?? {}, of)
      if (match === null || measure === null) continue
      const [before, behind] = [said.slice(0, match.index), said.slice(match.index + match[0].length)]
      if (language.goesOn.test(behind) || language.isJoined.test(before)) return "several"
      const { between = "", comments = "" } = match.groups ?? {}
      return { measure, said: `${before}${language.words.standIn.replace("{comments}", comments)}${between}${behind}` }
    }
  }
  return null
}
