import { maxEmailLength } from "#schema/resources/Contact.ts"

export const maxLocalLength = 64
const maxLabelLength = 63

// no white space, control characters, quotes, brackets or what parts a list of addresses
const local = /^[^\s\p{C}"(),:;<>@[\]\\.]+(?:\.[^\s\p{C}"(),:;<>@[\]\\.]+)*$/u
const label = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u

const isDomain = (domain: string): boolean => {
  const labels = domain.split(".")
  const ending = labels.at(-1) ?? ""
  return (
    labels.length >= 2 &&
    labels.every((part) => part.length <= maxLabelLength && label.test(part)) &&
    ending.length >= 2 &&
    !/^\d+$/.test(ending)
  )
}

/** An e-mail address as it is kept: trimmed, its domain in lower case. Null when it is none. */
export const normaliseEmail = (text: string): string | null => {
  const trimmed = text.trim()
  const at = trimmed.lastIndexOf("@")
  const name = trimmed.slice(0, Math.max(0, at))
  const domain = trimmed.slice(at + 1).toLowerCase()
  const fits = trimmed.length <= maxEmailLength && name.length <= maxLocalLength
  return fits && local.test(name) && isDomain(domain) ? `${name}@${domain}` : null
}

/** What an address is told that is none. */
export const noEmail = "must be an address such as dana@example.com"

/** Whether two kept addresses are one mailbox: telephones begin with a capital, and no mail server in use minds. */
export const isSameEmail = (one: string | null, other: string | null): boolean =>
  one?.toLowerCase() === other?.toLowerCase()
