import { type Roles, rolesIn as written } from "../../Languages/Roles.ts"
import { folded } from "../../Languages/Writing.ts"
import type { Topic } from "../../Topics.ts"
import type { LanguageWords } from "./LanguageWords.ts"
import { type ForeignWord, is, isUnknown, tokenOf } from "./Lexed/ForeignWord.ts"

type Words = ReadonlyArray<ForeignWord>

const foldedAll = (some: ReadonlySet<string>): ReadonlySet<string> => new Set([...some].map(folded))
const rolesIn: ReadonlyMap<string, Roles> = new Map(
  [...written].map(([language, { before, behind, bosses, called, former, staff }]) => [
    language,
    {
      before: foldedAll(before),
      behind: foldedAll(behind),
      former: foldedAll(former),
      staff: staff.map(folded),
      called,
      bosses
    }
  ])
)

const wordOf = ({ text }: ForeignWord): string => {
  const word = folded(text)
  return word.endsWith(".") ? word.slice(0, -1) : word
}
const uncased = /^[\p{Lo}\p{M}\p{Lm}]+$/u
const isNamed = (token: ForeignWord | undefined): boolean =>
  token !== undefined &&
  isUnknown(token) &&
  !is(token, "thing", "quality") &&
  (/^\p{Lu}/u.test(token.text) || uncased.test(token.text))

const asFiller = (token: ForeignWord): ForeignWord => ({ ...token, kinds: { filler: "" } })

/** Words of the longest. */
const longest = 2
const roleAt = (words: Words, at: number, { before }: Roles): number => {
  for (let length = longest; length > 0; length--) {
    const run = words.slice(at, at + length)
    if (run.length === length && before.has(run.map(wordOf).join(" ")) && run.every((token) => !token.exact))
      return length
  }
  return 0
}

/** `Karin de Boer` is one name. */
const within = new Set("de den der van von vom zu di da del della dos das do la le el al bin ibn y e".split(" "))
const mostParts = 4
/** `De Vries` */
const isArticled = (token: ForeignWord | undefined, next: ForeignWord | undefined): boolean =>
  token !== undefined && /^\p{Lu}/u.test(token.text) && within.has(token.text.toLowerCase()) && isNamed(next)

/** Behind a role, where a name begins: `our CEO of old, Dr. …`; null where none does. */
const nameBehind = (words: Words, at: number, roles: Roles): number | null => {
  let next = at
  for (;;) {
    const token = words[next]
    const length = roleAt(words, next, roles)
    if (length > 0) next += length
    else if (token !== undefined && (roles.former.has(wordOf(token)) || token.text === "の")) next += 1
    else return next > at && (isNamed(token) || isArticled(token, words[next + 1])) ? next : null
  }
}

const nameFrom = (words: Words, at: number): { readonly name: ForeignWord; readonly to: number } | null => {
  const [first] = words.slice(at)
  let to = at
  let end = at
  while (to < at + mostParts) {
    const token = words[to]
    const next = words[to + 1]
    if (isNamed(token)) end = to
    else if (
      token === undefined ||
      !within.has(token.text.toLowerCase()) ||
      !(isNamed(next) || within.has(next?.text ?? ""))
    )
      break
    to++
  }
  const parts = words.slice(at, end + 1)
  const last = parts.at(-1)
  if (first === undefined || last === undefined || parts.every(isNamed)) return null
  const text = parts.map((token) => token.text).join(" ")
  return { name: { ...tokenOf(text, first.start, {}), end: last.end }, to: end + 1 }
}

/** `佐藤医師` without what stands behind the name. */
const withoutSuffix = (token: ForeignWord, { behind }: Roles): ForeignWord => {
  const ending = [...behind].find((role) => token.text.endsWith(role) && token.text.length - role.length > 1)
  if (ending === undefined || !isNamed(token)) return token
  return { ...token, text: token.text.slice(0, -ending.length), end: token.end - ending.length }
}

/** A sentence whose persons stand in it by their names alone: without `Mayor`, `our old CEO` and `Dr.`. */
export const withoutRoles = (all: Words, { name, writing }: LanguageWords): Words => {
  const roles = rolesIn.get(name)
  if (roles === undefined) return all
  const words = writing === "unspaced" ? all.map((token) => withoutSuffix(token, roles)) : all
  const rest: Array<ForeignWord> = []
  let at = 0
  while (at < words.length) {
    const token = words[at]
    if (token === undefined) break
    const from = roleAt(words, at, roles) > 0 ? nameBehind(words, at, roles) : null
    if (from !== null) {
      for (let before = rest.length - 1; before >= 0; before--) {
        const word = rest[before]
        if (word === undefined || !(roles.former.has(wordOf(word)) || word.text === "の")) break
        rest[before] = asFiller(word)
      }
      rest.push(...words.slice(at, from).map(asFiller))
      const whole = nameFrom(words, from)
      if (whole !== null) rest.push(whole.name)
      at = whole?.to ?? from
      // the name itself is no role
      const first = words[from]
      if (whole === null && first !== undefined) rest.push(first)
      if (whole === null) at = from + 1
      continue
    }
    const isBehind = roles.behind.has(wordOf(token)) && writing !== "unspaced" && isNamed(words[at - 1])
    rest.push(isBehind ? asFiller(token) : token)
    at++
  }
  return rest
}

/** What people write about them. */
const saidOfStaff: ReadonlySet<string> = new Set<Topic>(["negative", "praise", "question"])

/** Whether words name those who work for the brand. */
export const areStaff = (words: Words, { name }: LanguageWords): boolean => {
  const staff = rolesIn.get(name)?.staff ?? []
  return words.every((token) => staff.some((beginning) => folded(token.text).startsWith(beginning)))
}

const team = /^(?:team|equip|équip|squadr|zesp|ekip|drużyn|फ?टीम|فريق|الفريق|チーム|팀)/iu

/** What comments call those who work for the brand, or lead it, where these words name them: `personal`, `direction`. */
export const staffCalled = (words: Words, lexicon: LanguageWords): ReadonlyArray<string> => {
  const roles = rolesIn.get(lexicon.name)
  if (roles === undefined) return []
  if (words.every((token) => roles.bosses.includes(folded(token.text)))) return roles.bosses
  // the team of a club is none that serves
  return areStaff(words, lexicon) && !words.some((token) => team.test(token.text)) ? roles.called : []
}

/** Who plays or sings is spoken of more than they write: to hide complaints of players is not to hide all. */
const performers =
  /^(?:jugador|futbolist|spieler|joueu|giocat|calciat|jogador|atlet|speler|speelster|zawodni|piłkarz|oyuncu|لاعب|اللاعب|선수|가수|배우|멤버|選手|歌手|俳優|メンバー|खिलाड़ि|खिलाड़ी|khiladi|player)/iu

/** `Quejas del personal`, `críticas a los jugadores`: words that tell no subject otherwise, beside what is said of them, and in front of no name. */
export const withPersonsNamed = (all: Words, lexicon: LanguageWords, hides: boolean): Words => {
  const inOrder = lexicon.behind ? all.toReversed() : all
  let of: string | undefined
  const told = inOrder.map((token, at) => {
    const mayName = is(token, "filler", "people", "since")
    const called = lexicon.behind || !mayName ? [] : staffCalled([token], lexicon)
    const passes = is(token, "of", "about", "against", "after", "filler") && !is(token, "people") && called.length === 0
    const isSaid = mayName && !passes && of !== undefined && saidOfStaff.has(of) && !isNamed(inOrder[at + 1])
    of = token.kinds.topic ?? (passes ? of : undefined)
    if (!isSaid) return token
    if (hides && is(token, "people") && performers.test(token.text)) return { ...token, kinds: { thing: token.text } }
    return called.length === 0 ? token : { ...token, kinds: { thing: called.join("|") } }
  })
  return lexicon.behind ? told.toReversed() : told
}
