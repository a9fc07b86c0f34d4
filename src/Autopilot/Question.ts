import { type NormalisedText, normalise } from "./Normalise.ts"

const list = (words: string): ReadonlySet<string> => new Set(words.split(" "))

const greetings = list(
  "hi hello hey dear team good morning evening afternoon please pls so and but ok hola bonjour hallo ciao"
)
const openings = list(
  "what whats when where wheres who which how hows can could do does did is are will would may has have any anyone " +
    "wann wo wie warum gibt kann cuando donde cuanto como quand comment combien quel quelle dove quanto quale onde"
)
/** `how cute`, `what a day`: an opening that asks nothing. */
const exclaimed = list(
  "a an cute nice beautiful amazing lovely cool sweet funny sad awful terrible dare adorable gorgeous"
)
const verbs = list("know explain tell")
const before = list("to me please pls need want us")

const marks = list("? ¿ ؟ ？")

const mark = 63
const plainUnits = 128

/** A question mark that is not part of a link. */
const isMarked = (characters: ReadonlyArray<string>): boolean => {
  for (let at = 0; at < characters.length; at++) {
    const character = characters[at] ?? ""
    const code = character.charCodeAt(0)
    if (code !== mark && (code < plainUnits || !marks.has(character))) continue
    const next = characters[at + 1]
    if (character === "¿" || next === undefined || !/^[\p{L}\p{N}=&]$/u.test(next)) return true
  }
  return false
}

/**
 * Whether a comment asks something that wants an answer. With a mark two words are enough (`price?` is one of the
 * few that need only one); without a mark it takes a question's opening, as in `how much is shipping`.
 */
export const isQuestion = (text: string): boolean => isQuestionIn(normalise(text))

/** The same for a text that has been read already. */
export const isQuestionIn = ({ characters, words }: NormalisedText): boolean => {
  const spoken = words.filter((word) => word.kind !== "handle" && word.kind !== "hashtag").map((word) => word.text)
  const start = spoken.findIndex((word) => !greetings.has(word))
  const first = spoken[start]
  if (first === undefined) return false
  if (isMarked(characters)) return spoken.length - start >= 2 || openings.has(first) || first === "price"
  if (spoken.length - start < 3) return false
  if (exclaimed.has(spoken[start + 1] ?? "")) return false
  return openings.has(first) || spoken.some((word, index) => verbs.has(word) && before.has(spoken[index - 1] ?? ""))
}
