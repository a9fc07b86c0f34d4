import { Duration, Effect, type Random, Schedule } from "effect"
import { ownComments } from "#src/Demo/OwnComments.ts"
import { placeFor } from "./Places.ts"
import { queuesPatiently } from "./Queues.ts"
import type { NewComment, SandboxControl } from "./Sandbox.ts"

const draw =
  (random: Random.Random) =>
  <A>(items: ReadonlyArray<A>) =>
    Effect.flatMap(random.nextIntBetween(0, items.length), (index) => Effect.fromNullable(items[index]))

/** The next comment of the many. The number keeps repeats from being word for word the same. */
const next = (random: Random.Random, number: number) =>
  Effect.gen(function* () {
    const choose = draw(random)
    const { author, text } = yield* choose(ownComments)
    const { accountId, platform, posts } = yield* Effect.fromNullable(placeFor(yield* random.next))
    const comment: NewComment = {
      platform,
      accountId,
      postId: yield* choose(posts),
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

/** Strangers comment, at most `rate` times a second, until they are stopped, or have written `most`. */
export const traffic = Effect.fn("traffic")(function* (
  sandbox: SandboxControl,
  { most, rate }: { readonly rate: number; readonly most: number },
  random: Random.Random
) {
  let number = 0
  const once = Effect.suspend(() => next(random, ++number)).pipe(Effect.flatMap(sandbox.write))
  const burst = Effect.repeat(once, {
    times: rate - 1,
    schedule: Schedule.fixed(Duration.millis(1_000 / rate))
  })
  yield* Effect.whileLoop({
    while: () => number < most,
    body: () => Effect.zipRight(untilFewWait, burst),
    step: () => {}
  })
}, Effect.orDie)
