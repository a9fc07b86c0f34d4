import { normalise } from "../Text/Normalise.ts"
import { stopWords } from "../Text/StopWords.ts"
import { contentOf } from "./Content.ts"
import { kindIn, prices, type WantedAnswer, withoutKind } from "./Kinds.ts"

const list = (words: string): ReadonlyArray<string> => words.trim().split(/\s+/)

/** They join the words of a sentence, and tell nothing of what it is about. */
const joining = new Set(
  list(
    "whether anything everything something possible currently wondering wonder question questions ask asking quick sorry love " +
      "item items offer offers time times into up out over within then all more accept accepts"
  )
)
/** The same in other languages: some of these are things in English, as `hat` and `bra`. */
const joiningElsewhere = new Set([
  ...joining,
  ..."es pt fr de it nl sv da no pl tr".split(" ").flatMap((language) => list(stopWords[language] ?? "")),
  ...list(
    "sind ist wird seid ihr eure euer ihre unsere unser unserer nach bis vous votre nos vos vuestra vuestro vuestras nuestra nuestras vuestros sus nostra nostro vostra " +
      "vostro nossa onze jullie nasza nasz wasza czy il elle"
  )
])
const english =
  /\b(?:the|does|you|your|are|our|how|what|when|where|which|why|can|for|of|it|this|with|there|have|any)\b/u

/** What lasts, and so in every answer to how long. */
const lasting = new Set(
  list(
    "take long day week arrive dauert dauern dauer prend prennent dure tarda tardan demora leva levam duurt duren trwa " +
      "trwaja surer suruyor vuole vogliono impiega need get"
  )
)
const ofPrices = new Set(
  list(
    "kostet kosten kost coute coutent cuesta cuestan costa costano custa custam kosztuje preis prix precio prezzo preco prijs cena"
  )
)

/** They turn what is said round. */
const turning = new Set(
  list(
    "did from without except not never isnt arent dont doesnt cant wont outside before after instead aus ohne nicht kein keine " +
      "sans sin senza sem zonder niet geen bez nie"
  )
)

/** What a text asks: the kind of answer that it wants, what it is about, and what turns that round. */
export interface AskedFor {
  readonly kind: WantedAnswer | null
  readonly content: ReadonlySet<string>
  readonly turned: ReadonlySet<string>
  readonly means: ReadonlySet<string>
  readonly words: string
}

/** The sentences of a text that ask something; all of it where none has a question mark. */
const questionsIn = (text: string): string => {
  const sentences = text.split(/(?<=[?？؟])|(?<=[.!。])\s+|\n+/u)
  const asking = sentences.filter((sentence) => /[?？؟]\s*$/u.test(sentence))
  return asking.length === 0 ? text : asking.join(" ")
}

/** The words of a text without whom it calls on. */
export const wordsOf = (text: string): string =>
  normalise(text)
    .words.filter(({ kind }) => kind !== "handle")
    .map(({ text }) => text)
    .join(" ")

const nothing: ReadonlySet<string> = new Set()

/** What words a text turns on, with its prices in one word. */
export const contentIn = (words: string, without: ReadonlySet<string> = nothing): ReadonlySet<string> => {
  const joins = english.test(words) ? joining : joiningElsewhere
  return new Set(
    [...contentOf(words)].flatMap((word) =>
      ofPrices.has(word) || prices.test(word) ? ["price"] : joins.has(word) || without.has(word) ? [] : [word]
    )
  )
}

/** `From 10 to 18` turns nothing round. */
const fromTime = /\bfrom (?=\d)/gu

export const turnedIn = (words: string): ReadonlySet<string> =>
  new Set(
    words
      .replace(fromTime, "")
      .split(" ")
      .filter((word) => turning.has(word))
  )

/** How money is paid, which is all the same to who compares questions. */
const means = /\b(?:paypal|klarna|cards?)\b/gu
export const meansIn = (words: string): ReadonlySet<string> => new Set(words.match(means))

/** Words by which an account is called. */
const calledBy = (account: string): ReadonlySet<string> => {
  const { canonical } = normalise(account)
  return new Set([...canonical.split(" "), canonical.replaceAll(" ", "")])
}

export const askedFor = (text: string, account: string): AskedFor => {
  const words = wordsOf(questionsIn(text))
  const said = kindIn(words)
  const named = calledBy(account)
  const all = contentIn(withoutKind(words), said === "duration" ? lasting : nothing)
  const content = [...all].filter((word) => !named.has(word) && !turning.has(word))
  const kind = (said === null || said === "choice") && content.includes("price") ? "price" : said
  return {
    kind,
    content: new Set(kind === "price" ? [...content, "price"] : content),
    turned: turnedIn(words),
    means: meansIn(words),
    words
  }
}
