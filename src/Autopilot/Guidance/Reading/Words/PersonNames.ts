import { isPlainName } from "../../../Competitors/PlainNames.ts"
import { isEverydayWord } from "../../../Text/EverydayWords.ts"
import { rolesIn } from "../../Languages/Roles.ts"
import { isToTheLetter } from "../../TermPatterns.ts"

const { before, former } = rolesIn.get("English") ?? { before: new Set<string>(), former: new Set<string>() }
const longest = 2

/** How many words of a name in front are a role: `former CEO`, `Dr.`. */
const roleIn = (words: ReadonlyArray<string>): number => {
  const [first = ""] = words
  const plain = words.map((word) => word.toLowerCase().replace(/\.$|^(?:ex|former|co)-/gu, ""))
  for (let length = longest; length > 0; length--) {
    const isRole = before.has(plain.slice(0, length).join(" ")) || before.has(plain.slice(0, length).join("-"))
    if (words.length > length && isRole) return length
  }
  return words.length > 1 && former.has(first.toLowerCase()) && roleIn(words.slice(1)) > 0 ? 1 : 0
}

/** `Mr Bean` is known by no less. */
const polite = /^(?:mr|mrs|ms|mx|miss)\.? \S+$/iu

/** The name of a person without the role in front of it: not `Mayor Klein`, but `Klein`. What is quoted stays as it is. */
export const withoutRole = (name: string, sentence: string): string => {
  if (polite.test(name) || /["“@#]/u.test(name) || (isToTheLetter(name, sentence) && !/^\p{L}+\. /u.test(name)))
    return name
  let words: ReadonlyArray<string> = name.split(" ")
  for (let length = roleIn(words); length > 0; length = roleIn(words)) words = words.slice(length)
  const rest = words.join(" ")
  const isPerson = words.every((word) => /^\p{Lu}/u.test(word)) && !isEverydayWord(rest) && !isPlainName(rest)
  return isPerson ? rest : name
}
