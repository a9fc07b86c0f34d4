import { maxEmailLength } from "#schema/resources/Contact.ts"
import { maxLocalLength, normaliseEmail } from "../Fields/Email.ts"

const localBefore = /[\p{L}\p{M}\p{N}.!#$%&'*+^_~-]+$/u
const domainAfter = /^[\p{L}\p{M}\p{N}.-]+/u

/** The first e-mail address of a plain text, as it is kept. */
export const emailInText = (plain: string): string | null => {
  const text = withSigns(plain)
  for (let at = text.indexOf("@"); at !== -1; at = text.indexOf("@", at + 1)) {
    // no further than one character beyond what an address may have: then it is too long
    const name = localBefore.exec(text.slice(Math.max(0, at - maxLocalLength - 1), at))?.[0] ?? ""
    const domain = domainAfter.exec(text.slice(at + 1, at + 1 + maxEmailLength))?.[0] ?? ""
    const local = name.replace(/^[^\p{L}\p{N}]+/u, "")
    const email = normaliseEmail(`${local}@${withoutNextSentence(domain.replace(/[.-]+$/, ""))}`)
    if (email !== null) return email
  }
  return null
}

/** As in `dana (at) example [dot] com`. */
const withSigns = (text: string) =>
  text.replace(/ ?[([{] ?at ?[)\]}] ?/gi, "@").replace(/ ?[([{] ?(?:dot|\.) ?[)\]}] ?/gi, ".")

/** As in `example.com.Thanks`, where a space is missing. */
const withoutNextSentence = (domain: string) => domain.replace(/^((?:[^\p{Lu}.]+\.)+[^\p{Lu}.]+)\.\p{Lu}.*$/u, "$1")
