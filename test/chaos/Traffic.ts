import { Duration, Effect, type Random, Schedule } from "effect"
import { ownComments } from "#src/Demo/OwnComments.ts"
import { queuesPatiently } from "./Queues.ts"
import type { NewComment, SandboxControl } from "./Sandbox.ts"

/** The brand's accounts in the sandbox. */
export const pageId = "123450001"
export const channelId = "UCnordlysOutdoor00000001"

const posts = ["123450001_990001", "123450001_990002", "123450001_990003", "123450001_990055"]
const videos = ["nrdlysTent2", "nrdlysBrew1", "nrdlysTrail"]

/** A channel is read as a whole, again and again, so that fewer comments come in there. */
const youtubeShare = 0.1

const draw =
  (random: Random.Random) =>
  <A>(items: ReadonlyArray<A>) =>
    Effect.flatMap(random.nextIntBetween(0, items.length), (index) => Effect.fromNullable(items[index]))

/** The next comment of the many. The number keeps repeats from being word for word the same. */
const next = (random: Random.Random, number: number) =>
  Effect.gen(function* () {
    const choose = draw(random)
    const { author, text } = yield* choose(ownComments)
    const place =
      (yield* random.next) < youtubeShare
        ? { platform: "youtube" as const, accountId: channelId, postId: yield* choose(videos) }
        : { platform: "facebook" as const, accountId: pageId, postId: yield* choose(posts) }
    const comment: NewComment = {
      ...place,
      author: { id: `person.${author.handle}`, ...author },
      text: `${text} (${number})`
    }
    return comment
  })

/** More than this undecided, and strangers wait: a slow machine must not end in a flood. */
const mostUndecided = 200

const untilFewWait = queuesPatiently.pipe(
  Effect.repeat({ until: ({ undecided }) => undecided < mostUndecided, schedule: Schedule.spaced("500 millis") })
)

/** Strangers comment, at most `rate` times a second, until they are stopped. */
export const traffic = Effect.fn("traffic")(function* (sandbox: SandboxControl, rate: number, random: Random.Random) {
  let number = 0
  const once = Effect.suspend(() => next(random, ++number)).pipe(Effect.flatMap(sandbox.write))
  const burst = Effect.repeat(once, {
    times: rate - 1,
    schedule: Schedule.fixed(Duration.millis(1_000 / rate))
  })
  return yield* Effect.forever(Effect.zipRight(untilFewWait, burst))
}, Effect.orDie)
