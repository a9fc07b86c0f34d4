import { slurs } from "#src/Autopilot/WordLists/Profanity.ts"
import { alternatives } from "./Expand.ts"

/** Words that mean something else in other places or are swear words as well, so that no list of slurs holds them. */
const common = alternatives(
  "fag|faggot|dyke|poof|poofter|tranny|retard|spastic|spaz|mong|cripple|gimp|coon|nigger|nigga|golliwog|wog|chink|gook|jap|" +
    "paki|curry muncher|wetback|spic|beaner|gyppo|pikey|sand nigger|camel fucker|goat fucker|raghead|towelhead|muzzie|" +
    "mudslime|heeb|yid|kike|whore|slut|cunt|skank|thot|feminazi|honky|redskin|squaw|abo|shemale|homo|lesbo"
)

/** Words of contempt for a group: the common ones come about as often as all the rest. */
export const slurWords: ReadonlyArray<string> = [...slurs, ...common, ...common]

/** Words of one, which the lexicon can hold. */
export const singleSlurs: ReadonlyArray<string> = [
  ...slurs,
  ...common.flatMap((word) => [word, word.endsWith("y") ? `${word.slice(0, -1)}ies` : `${word}s`])
].filter((word) => !word.includes(" "))
