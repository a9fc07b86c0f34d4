import { Likely } from "../../../Expressions/Likely.ts"
import { evenSwearing } from "../Only/EvenSwearing.ts"
import { type Rewrite, unquoted } from "../Rewrites/Words.ts"
import { switches } from "../Switched/InEnglish.ts"
import { withoutDeadline } from "../Words/Times.ts"
import { allowed } from "./Allowed.ts"
import { asThumbed } from "./AsThumbed.ts"
import { captions } from "./Captions.ts"
import { exceptQuestions } from "./ExceptQuestions.ts"
import { flagged } from "./Flagged.ts"
import { forOrAgainst } from "./ForOrAgainst.ts"
import { fromPlaces } from "./FromPlaces.ts"
import { illOf } from "./IllOf.ts"
import { inOtherWords } from "./InOtherWords.ts"
import { leavingOrSuing } from "./Leaving.ts"
import { mentioned } from "./Mentioned.ts"
import { namedElsewhere } from "./NamedElsewhere.ts"
import { okayFirst } from "./Okay.ts"
import { only } from "./Only.ts"
import { onlyElsewhere } from "./OnlyElsewhere.ts"
import { pointing } from "./Pointing.ts"
import { polite } from "./Polite.ts"
import { praisedOrPromoted } from "./Promoted.ts"
import { said } from "./Said.ts"
import { sentTo } from "./SentTo.ts"
import { writers } from "./Writers.ts"

/** `Mentions of both Kelda and Vela`: of either. */
const either: Rewrite = [
  new RegExp(
    `${unquoted}(?<=\\b(?:mentions of|about|of|hide|keep|names|named) )both (\\p{Lu}[\\p{L}'’]+) and (?=\\p{Lu})(?![^,;]*\\b(?:together|at once)\\b)`,
    "u"
  ),
  "$1 or "
]

/** `Keep thanks`, which nobody is thanked by. */
const thanks: Rewrite = [
  new RegExp(
    `${unquoted}\\b(keep|leave|allow|show|never hide|praise and|compliments and) thanks(?=$|[,.;!]| and)`,
    "iu"
  ),
  "$1 thank yous"
]

/** `Hide investment talk: crypto, forex, trading signals`: what stands behind it is of the kind. */
const ofAKind: Rewrite = [
  /^((?:please )?(?:hide|remove|delete|no) (?:\p{Ll}+ ){1,2}(?:talk|chat|stuff|nonsense)): (?=\p{Ll}[\p{L} ]*(?:, (?:and |or )?\p{Ll}[\p{L} ]*)+$)/iu,
  "$1, "
]

const all: ReadonlyArray<Rewrite> = [
  ...switches,
  ...leavingOrSuing,
  ...praisedOrPromoted,
  ...mentioned,
  ...asThumbed,
  ...evenSwearing,
  ...flagged,
  ...allowed,
  ...fromPlaces,
  ofAKind,
  thanks,
  ...polite,
  ...only,
  ...onlyElsewhere,
  ...forOrAgainst,
  ...illOf,
  ...namedElsewhere,
  ...exceptQuestions,
  ...inOtherWords,
  ...writers,
  ...okayFirst,
  ...captions,
  ...pointing,
  ...said,
  ...sentTo,
  either
]
const rewrites = new Likely(all, ([from]) => from)

/** Nobody says it in so many characters. */
const longest = 400

/** A sentence without the frames in which customers put what they want. */
export const customary = (sentence: string): string =>
  sentence.length > longest
    ? sentence
    : rewrites.reduce(withoutDeadline(sentence), (one, [from, to]) => one.replace(from, to))
