import { normalise } from "../Text/Normalise.ts"
import { swearWords } from "./DisguisedSwearing.ts"
import hostility from "./ForeignHostility.json" with { type: "json" }
import { foreignIdentities } from "./ForeignIdentities.ts"
import { dehumanising } from "./Hostility.ts"
import { identities } from "./Identities.ts"
import { slurs } from "./Profanity.ts"

const singleWords = (entries: ReadonlyArray<string>): ReadonlyArray<string> =>
  entries.flatMap((entry) => {
    const { words } = normalise(entry.replace(/\*$/u, ""))
    const [only] = words
    return words.length === 1 && only !== undefined ? [only.text] : []
  })

const split = (list: string): ReadonlyArray<string> => list.trim().split(/\s+/)

/** What nobody writes with a star out of politeness, as swear words are. */
export const slurring: ReadonlySet<string> = new Set(
  singleWords([
    ...slurs,
    ...Object.values(hostility).flatMap(({ slurs }) => slurs),
    ...split("rape raped raping rapist rapists retard retards")
  ])
)

/** Words that people write otherwise so that no filter finds them: insults and slurs. */
export const offensive: ReadonlySet<string> = new Set(
  singleWords([
    ...swearWords,
    ...slurring,
    ...Object.values(hostility).flatMap(({ insults }) => insults),
    ...split("slut sluts dick dicks suck sucks dumb retard retarded retards idiot idiots moron morons")
  ])
)

const shortest = 5

/** The same, and whom they are said of: of these no part is cut off by a hyphen in peace. */
export const taboo: ReadonlySet<string> = new Set(
  [...offensive, ...singleWords([...split(identities), ...split(foreignIdentities), ...split(dehumanising)])].filter(
    (word) => word.length >= shortest
  )
)
