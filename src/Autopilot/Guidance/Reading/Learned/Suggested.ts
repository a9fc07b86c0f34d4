import type { Effect } from "../../Policy.ts"
import { topicOf } from "../Speech/Kinds.ts"
import { unmarked } from "../Words/Marked.ts"
import { roles, type ThingRole } from "./Labels.ts"
import { givesNone, labelled, likeliest, sure, trainedReader } from "./Learned.ts"
import { piecesOf, spokenText } from "./Pieces.ts"
import type { ReaderModel } from "./ReaderModel.ts"
import { roleFeatures } from "./RoleFeatures.ts"
import { isEffect, isRefused, saidOf } from "./Runs.ts"
import { wholeFeatures } from "./WholeFeatures.ts"

/** How sure it has to be of what is said of each thing. */
const surely = 0.97
/** The same, where the words beside it do not say so by themselves. */
const alone = 0.99
const mostThings = 3
const longest = 60
const mostWords = 6

/** Something is left out or limited, or was so before: an order without that would be another. */
const limited =
  /(?<!\p{L})(?:except\p{L}*|unless|apart|aside|other than|barring|besides|excluding|instead|rather|if|until|till|without|anything else|everything|used to|(?:i|we) (?:were|was|had)|less|fewer|half|nor|although|at least|only (?:an?|one|the)|only goes|against the law|shy|foreign|languages?|any(?:thing|one|body) but|but|as \p{L}+ as|= |here|so far|no longer|annoy\p{L}*|really|told|need a human|questions asked|pric\p{L}* are|staff)(?!\p{L})/iu
/** No name of a thing begins or ends so. */
const broken =
  /^(?:whether|that|who|which|else|their|his|her|its|own|it|they|people|customers?|guests?|fans?|anything|comments?|posts?)(?: |$)|^\P{L}|(?<!\p{L})(?:that|who|which|and|or|of|with|their|is|are|gets?|consider|whatever|hid\p{L}*|keep|kept|leav\p{L}*|remov\p{L}*|delet\p{L}*|stays?|to me)(?!\p{L})|[^\p{L}\p{N}"”’')]$|[<>=—–/;:()]/iu

const verbs: Readonly<Record<Effect, string>> = { hide: "Hide", keep: "Keep", ask: "Ask me about" }

/** An order that may have been meant. */
export interface Suggested {
  readonly effect: Effect
  readonly what: string
  readonly said: string
}

const none: ReadonlyArray<Suggested> = []
const isOrder = (role: ThingRole): role is Effect => role !== "exception"

/** What a sentence that is not read may mean, as orders of which each is plain; none where it is not sure of all of them. */
export const suggestedFor = (sentence: string, model: ReaderModel = trainedReader()): ReadonlyArray<Suggested> => {
  if (givesNone(sentence) || limited.test(sentence)) return none
  const text = spokenText(sentence)
  const pieces = piecesOf(text.text)
  if (pieces.length === 0 || pieces.length > longest || model.backOf(wholeFeatures(pieces)) > sure.back) return none
  const { runs, sureness } = labelled(model, pieces)
  if (sureness < sure.word || runs.length === 0 || runs.length > mostThings) return none
  const all: Array<Suggested> = []
  let before: ThingRole | null = null
  for (const [at, { from, label, to }] of runs.entries()) {
    if (label !== "thing") return none
    const likely = model.rolesOf(roleFeatures(pieces, runs, at, before))
    const best = likeliest(likely, 0, roles.length)
    const role: ThingRole = roles[best] ?? "exception"
    const told = saidOf(pieces, runs, at)
    const sureness = likely[best] ?? 0
    const agrees = told === role || (told === "no" && role === "hide" && isRefused(pieces, runs, at))
    if (
      !isOrder(role) ||
      sureness < (agrees ? surely : alone) ||
      told === "denied" ||
      (isEffect(told) && told !== role)
    )
      return none
    const what = unmarked(text.text.slice(pieces[from]?.start ?? 0, pieces[to - 1]?.end ?? 0), text).trim()
    if (broken.test(what) || what.split(" ").length > mostWords) return none
    // what opens a sentence has a capital for that alone
    const plain = from === 0 && topicOf(what.toLowerCase().split(" ")) !== null ? what.toLowerCase() : what
    all.push({ effect: role, what: plain, said: `${verbs[role]} ${plain}` })
    before = role
  }
  const named = new Set(all.map(({ what }) => what.toLowerCase()))
  return named.size === all.length ? all : none
}
