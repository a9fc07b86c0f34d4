import { findPhoneNumbersInText } from "libphonenumber-js/max"
import { maxEmailLength } from "#schema/Contact.ts"
import { maxLocalLength, normaliseEmail } from "./Email.ts"
import { defaultCountry } from "./Phone.ts"

/** What a person gave of themselves in a message. */
export interface GivenInText {
  readonly email: string | null
  readonly phone: string | null
}

/** In characters (UTF-16 units). */
const longestRead = 4_000

/** The first e-mail address of a text and the first phone number that can exist, each as it is kept. */
export const leadInText = (text: string): GivenInText => {
  const read = text.slice(0, longestRead)
  return { email: firstEmail(read), phone: firstPhone(read) }
}

const localBefore = /[^\s\p{C}"(),:;<>@[\]\\]+$/u
const domainAfter = /^[\p{L}\p{M}\p{N}.-]+/u

/** Looks no further around an `@` than one character beyond what an address may have: then it is too long. */
const firstEmail = (text: string): string | null => {
  for (let at = text.indexOf("@"); at !== -1; at = text.indexOf("@", at + 1)) {
    const name = localBefore.exec(text.slice(Math.max(0, at - maxLocalLength - 1), at))?.[0] ?? ""
    const domain = domainAfter.exec(text.slice(at + 1, at + 1 + maxEmailLength))?.[0] ?? ""
    const email = normaliseEmail(`${name.replace(/^[.'*_~-]+/, "")}@${domain.replace(/[.-]+$/, "")}`)
    if (email !== null) return email
  }
  return null
}

const reference =
  /(?:order|tracking|invoice|reference|ref|case|ticket|parcel|#)\W{0,3}(?:(?:number|no|nr|id|is|was)\W{0,3}){0,3}$/i
const longestReference = 40

const firstPhone = (text: string): string | null => {
  const read = withoutAddresses(text)
  const found = findPhoneNumbersInText(read, { defaultCountry }).find(
    ({ number, startsAt }) =>
      number.isValid() && !reference.test(read.slice(Math.max(0, startsAt - longestReference), startsAt))
  )
  return found?.number.number ?? null
}

/** The digits of links and e-mail addresses are no phone numbers. */
const withoutAddresses = (text: string) =>
  text
    .split(/(\s)/)
    .map((word) => (word.includes("@") || word.includes("://") || word.startsWith("www.") ? "" : word))
    .join("")
