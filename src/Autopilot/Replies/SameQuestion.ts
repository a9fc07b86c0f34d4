import { normalise } from "../Text/Normalise.ts"
import { contentOf, isGeneral } from "./Content.ts"

const list = (words: string): ReadonlySet<string> => new Set(words.split(" "))

/** What may stand before a question and change nothing in it. */
const greeting = list(
  "hi hello hey dear good morning afternoon evening team guys all everyone sorry excuse me question quick ok okay so and " +
    "please pls hallo hola bonjour salut ciao ola hei hej"
)
/** What may stand behind it. */
const thanking = list(
  "please pls plz thanks thank you thx ty cheers team guys danke bitte gracias merci grazie obrigado obrigada tak takk tack"
)
const articles = list("the a an")
/** Who asks about what is theirs asks something that nobody else can. */
const own = list(
  "my mine our ours mein meine meinen meinem meiner mi mis mon ma mes meu minha meus minhas mio mia miei mie mijn min mitt mina"
)
/** What only the post shows. */
const pointing = list("it its this that these those they them he she him her one ones here there")

const written = (word: string) => word.replace(/['’]/g, "")

/**
 * A question put to an account, word for word but for greetings, thanks and articles: two that are the same ask the
 * same. Null where it calls on anybody else, or is longer than a question.
 */
export const asked = (text: string, account: string): string | null => {
  const { rest, words } = normalise(text)
  const brand = normalise(account)
    .words.map(({ text }) => text)
    .join("")
  const callsOnOthers = words.some(({ kind, text }) => kind === "handle" && text !== brand)
  if (rest !== "" || callsOnOthers) return null
  const said = words.filter(({ kind }) => kind !== "handle").map(({ text }) => written(text))
  const from = said.findIndex((word) => !greeting.has(word))
  const to = said.findLastIndex((word) => !thanking.has(word))
  const question = said.slice(Math.max(from, 0), to + 1).filter((word) => !articles.has(word))
  return question.length === 0 ? null : question.join(" ")
}

/** Whether a question is about something of its asker's: `Where is my refund?` has an answer for each. */
export const isOwnMatter = (text: string): boolean => normalise(text).words.some(({ text }) => own.has(text))

/** Whether a question says by itself what it is about, so that one answer may hold under every post. */
export const standsAlone = (text: string): boolean =>
  !normalise(text).words.some(({ text }) => pointing.has(written(text))) &&
  [...contentOf(text)].some((word) => !isGeneral(word))
