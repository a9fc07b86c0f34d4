import type { Rule } from "../../Policy.ts"
import { saysWhatToDo } from "../Foreign/Effects.ts"
import { lexicons } from "../Foreign/LanguageWords.ts"
import { lex } from "../Foreign/Lex.ts"
import { is } from "../Foreign/Lexed/ForeignWord.ts"
import { objectsIn } from "../Foreign/Objects.ts"

/** `Hide spam. But not questions`: the rules without what the next sentence says no to alone; null where it does not. */
export const withoutKinds = (rules: ReadonlyArray<Rule>, next: string): ReadonlyArray<Rule> | null => {
  if (!rules.every(({ effect, except }) => effect === "hide" && except.length === 0)) return null
  const known = lexicons().flatMap((lexicon) => {
    const tokens = lex(next, lexicon)
    const opening = tokens.findIndex((token) => is(token, "but", "not"))
    if (opening < 0 || tokens.slice(0, opening).some((token) => !is(token, "filler"))) return []
    const rest = is(tokens[opening], "but") ? tokens.slice(opening + 1) : tokens
    if (rest.filter((token) => is(token, "not")).length !== 1) return []
    if (rest.some((token) => is(token, "only", "none", "if", "each", "always") || saysWhatToDo(token, rest))) return []
    const said = objectsIn(
      rest.filter((token) => !is(token, "not")),
      lexicon
    )
    return said === null || said.everything || said.place.languages !== null || said.place.authors !== null
      ? []
      : [said.targets]
  })
  const [left, ...others] = known
  if (left === undefined || left.length === 0) return null
  if (others.some((other) => JSON.stringify(other) !== JSON.stringify(left))) return null
  // `but not spam`
  const isSame = rules.some(({ topics }) => left.some((one) => one.topics.join() === topics.join()))
  return isSame ? null : rules.map((rule) => ({ ...rule, except: left }))
}
