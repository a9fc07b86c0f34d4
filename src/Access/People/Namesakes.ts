import { asItLooks } from "./LookAlikeLetters.ts"
import type { Member } from "./Membership.ts"

/** Who else is named as having done something, in histories and in the audit log. */
const takenBySteward = [
  "Steward",
  "Steward's operator",
  "Autopilot",
  "the autopilot",
  "the author",
  "the platform",
  "Facebook",
  "Instagram",
  "TikTok",
  "YouTube",
  "Threads"
]

/** Letters and signs that are shown as nothing but room: fillers of Korean, and braille without dots. */
const blankLetters = /[\u115f\u1160\u2800]/gu

/** A name as it is heard: signs, accents, case, letters that look alike and what cannot be seen tell nobody apart. */
const heard = (name: string): string =>
  asItLooks(name.normalize("NFKD"))
    .replaceAll(blankLetters, " ")
    .replaceAll(/[^\p{L}\p{N}\s]/gu, "")
    .toLowerCase()
    .trim()
    .replaceAll(/\s+/gu, " ")

const reserved = new Set(takenBySteward.map(heard))

/** Why somebody cannot be called so among these members; null where they can. What they do is told by their name alone. */
export const nameProblem = (name: string, members: ReadonlyArray<Pick<Member, "name">>): string | null => {
  const own = heard(name)
  if (reserved.has(own))
    return `“${name}” is what Steward itself is called where it says who did something: give your own name`
  return members.some((member) => heard(member.name) === own)
    ? `Somebody here is called ${name} already: add what tells you apart, such as an initial or what you do`
    : null
}
