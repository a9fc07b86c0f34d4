import type { ProtectionKey } from "#schema/resources/Autopilot.ts"
import { isThreat } from "../Classify/Classification/Threatened.ts"
import type { DecideInput } from "./Decision.ts"
import { quotable } from "./Quotable.ts"

const nothing: ReadonlyArray<string> = []

const seenIn = ({ evidence }: DecideInput, area: ProtectionKey): ReadonlyArray<string> => {
  let found: Array<string> | null = null
  // asked of every comment, most of which have none
  for (const item of evidence) {
    if (item.area !== area) continue
    found ??= []
    found.push(quotable(item.seen))
  }
  return found ?? nothing
}

export const quotes = ([first, ...others]: ReadonlyArray<string>, lead: string) => {
  if (first === undefined) return ""
  const second = others.find((other) => !first.includes(other) && !other.includes(first))
  return `${lead}“${first}”${second === undefined ? "" : ` and “${second}”`}`
}

const listed = ([first = "", second]: ReadonlyArray<string>) =>
  second === undefined ? first : `${first} and ${second}`

const messengers = new Set([
  "WhatsApp",
  "Telegram",
  "WeChat",
  "Viber",
  "Signal",
  "Skype",
  "Kik",
  "Snapchat",
  "Discord",
  "LINE",
  "KakaoTalk"
])

const messengerIn = (input: DecideInput) => seenIn(input, "contact").find((seen) => messengers.has(seen))

const invites = 0.5

const contactSeen = (input: DecideInput) => {
  const seen = seenIn(input, "contact")
  const messenger = messengerIn(input)
  const rest = seen.filter((text) => text !== messenger)
  if (messenger === undefined) return `gives contact details${seen.length === 0 ? "" : ` (${listed(seen)})`}`
  return `asks to move to ${messenger}${rest.length === 0 ? "" : ` (${listed(rest)})`}`
}

/**
 * From here on three of four comments without a word that tells are complaints; below, as many are questions, chatter
 * or praise in strong words: a rule that keeps complaints minds none, and nobody is told that they sound like one.
 */
const soundsNegative = 0.85

/** Whether a comment is in a bad mood as far as anybody could say so. */
export const isNegative = (input: DecideInput): boolean =>
  input.scores.negative >= soundsNegative || seenIn(input, "negative").length > 0

/** What was seen, as a verb phrase that `it` or `this` can stand before. */
export const observed: Readonly<Record<ProtectionKey, (input: DecideInput) => string>> = {
  scams: (input) => {
    const messenger = messengerIn(input)
    const moves = messenger !== undefined && input.scores.contact >= invites
    return `looks like a scam${quotes(seenIn(input, "scams"), ": ")}${moves ? `, and asks to move to ${messenger}` : ""}`
  },
  spam: (input) => {
    const seen = seenIn(input, "spam")
    const link = seenIn(input, "links")[0]
    return `looks like spam${quotes(seen, ": ")}${link === undefined ? "" : seen.length > 0 ? `, with a link to ${link}` : `: a link to ${link}`}`
  },
  hate: (input) => {
    const threat = input.evidence.find(isThreat)
    return threat === undefined
      ? `looks hateful${quotes(seenIn(input, "hate"), ": ")}`
      : `reads like a threat${quotes(threat.seen === "" ? [] : [quotable(threat.seen)], ": ")}`
  },
  competitors: (input) => {
    const names = listed(seenIn(input, "competitors"))
    return names === "" ? "mentions a competitor" : `mentions ${names}, a competitor`
  },
  profanity: (input) => {
    const seen = seenIn(input, "profanity")
    return seen.length === 0 ? "reads like an insult" : `contains profanity${quotes(seen, ": ")}`
  },
  links: (input) =>
    `contains a link${seenIn(input, "links").length === 0 ? "" : ` to ${listed(seenIn(input, "links"))}`}`,
  contact: contactSeen,
  media: (input) => `contains ${listed(seenIn(input, "media")) || "an image or GIF"}`,
  negative: (input) => `sounds negative${quotes(seenIn(input, "negative"), ": ")}`
}

export const names: Readonly<Record<ProtectionKey, string>> = {
  scams: "scams",
  spam: "spam",
  hate: "hate",
  competitors: "mentions of competitors",
  profanity: "profanity",
  links: "links",
  contact: "contact details",
  media: "images and GIFs",
  negative: "negative comments"
}
