import { CommentId } from "#schema/Ids.ts"
import { protectionKeys } from "#schema/resources/Autopilot.ts"
import { trainedClassifier } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import { judge, type Standard } from "#src/Autopilot/Decide/Judge.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { add, blank, type FeedbackState, learnedFrom } from "#src/Autopilot/Learning/FeedbackState.ts"
import type { StoredLesson } from "#src/Autopilot/Learning/LessonsRepo.ts"
import { ownComments } from "#src/Demo/OwnComments.ts"
import { Sequence } from "#src/Training/Examples/Random.ts"
import { hashRuns } from "#src/Training/Learn/HashRuns.ts"
import type { Measured } from "./Decide.ts"
import { fuzzedTexts } from "./FuzzedTexts.ts"
import { median, ratio } from "./Statistics.ts"
import { microseconds } from "./Stopwatch.ts"

const rounds = 101
/** For each fuzzed text by itself. */
const fewRounds = 15
const warmUp = 40

const corpus = ownComments.map(({ text }) => text)
const fuzzed = fuzzedTexts(200)
const policy = compile('Hide mentions of Stridex and Granite Peak. Keep "dot com" and questions. Ask about refunds.')

const words = corpus.flatMap((text) => text.split(" "))
/** One in so many comments is like one that was answered, as with campaigns; the other answers are about others. */
const alike = 10
const wordsOfOthers = 14

const id = CommentId.make("com_1")

/** All that is done between a comment's row and its decision. */
const decision = (text: string, standard: Standard) =>
  judge(
    trainedClassifier,
    {
      id,
      text,
      has_media: false,
      platform: "facebook",
      surface: "organic",
      account_name: "Fjord",
      post_caption: null,
      author_handle: ""
    },
    standard
  )

const standardOf = (notebook: FeedbackState): Standard => ({
  policy: { version: 1, at: "2026-01-01T00:00:00.000Z", policy },
  protections: { version: 1, on: protectionKeys },
  learned: learnedFrom(notebook)
})

/** People mostly hide what the autopilot would hide or ask about. */
const verdictOn = (text: string, random: Sequence) => {
  const hides = decision(text, standardOf(blank)).record.decision.outcome !== "keep"
  return hides === random.below(10) > 0 ? "hide" : "keep"
}

const answered = (count: number): ReadonlyArray<StoredLesson> => {
  const random = new Sequence(count)
  return Array.from({ length: count }, (_, index) => {
    const text =
      index % alike === 0
        ? `${corpus[index % corpus.length]} said for the ${index}th time`
        : Array.from({ length: wordsOfOthers }, () => random.pick(words)).join(" ")
    return {
      comment_id: CommentId.make(`com_${index}`),
      text,
      verdict: verdictOn(text, random),
      agreed: null,
      asked: true,
      category: null,
      at: new Date("2026-01-01T00:00:00.000Z")
    }
  })
}

const standardAfter = (answers: number): Standard => standardOf(add(trainedClassifier, blank, answered(answers)))

/** One after the other, as they come in: none is held on to, but something of each is used. */
const decideAll = (texts: ReadonlyArray<string>, standard: Standard): number => {
  let length = 0
  for (const text of texts) length += decision(text, standard).record.decision.reason.length
  return length
}

const hashAll = (texts: ReadonlyArray<string>): number => {
  let all = 0
  for (const text of texts) all ^= hashRuns(text)
  return all
}

/** Deciding and hashing in turns; microseconds for one text. */
const measure = (texts: ReadonlyArray<string>, standard: Standard, rounds: number): Measured => {
  const turns = Array.from({ length: rounds }, () => ({
    // each for about as long, so that neither has the processor's memory to itself
    decision: microseconds(() => decideAll(texts, standard), 2) / texts.length,
    hashing: microseconds(() => hashAll(texts), 20) / texts.length
  }))
  const deciding = turns.map((turn) => turn.decision)
  const hashing = turns.map((turn) => turn.hashing)
  return { decision: median(deciding), hashing: median(hashing), ratio: ratio(deciding, hashing) }
}

/** Decisions of a workspace whose people gave so many answers. */
const decisionsAfter = (answers: number): { readonly mean: Measured; readonly worst: Measured } => {
  const standard = standardAfter(answers)
  const all = [...corpus, ...fuzzed]
  microseconds(() => [decideAll(all, standard), hashAll(all)], warmUp)
  return {
    mean: measure(corpus, standard, rounds),
    worst: fuzzed
      .map((text) => measure([text], standard, fewRounds))
      .reduce((worst, measured) => (measured.ratio > worst.ratio ? measured : worst))
  }
}

console.log(JSON.stringify(decisionsAfter(Number(process.argv[2]))))
