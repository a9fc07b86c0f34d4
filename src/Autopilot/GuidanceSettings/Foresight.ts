import { Clock, Context, Duration, Effect, Layer, Option } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { pipelined } from "#src/Database/Pipeline/Pipelined.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { inTurns, turnAsOthers } from "#src/Ground/Turns/EventLoop.ts"
import { ownLines } from "#src/Ground/Turns/OwnLine.ts"
import { Classifier } from "../Classify/Classification/Classifier.ts"
import type { Policy } from "../Guidance/Policy.ts"
import { Comparison } from "../Replay/Comparison.ts"
import { drafted } from "../Replay/Draft.ts"
import { judgedBy, replay } from "../Replay/Replay.ts"
import { ReplayRepo } from "../Replay/ReplayRepo.ts"
import { settledIn, type WaitingJudged } from "../Replay/Settled.ts"
import { soonRead } from "../Replay/SoonRead.ts"
import { hidingMuch, noTimeForAll, notLookedAt, warningsOf } from "../Replay/Warnings.ts"
import { CurrentStandards } from "../Settings/Standards.ts"

/** Somebody waits for the answer: so many of the newest hidden comments, and of those that wait, are looked at. */
export const mostForeseen = 500
/** So many of the newest comments tell how much it would hide. */
const mostNewest = 300
/** What was not looked at by then is left out, and that is said: a busy machine keeps nobody from changing their guidance. */
export const longestLook = Duration.seconds(3)

/** The first of each, then the second of each, and so on: where time runs out, some of each were done. */
const byTurns = <A>(lists: ReadonlyArray<ReadonlyArray<A>>): ReadonlyArray<A> => {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }).flatMap((_, at) => lists.flatMap((list) => list.slice(at, at + 1)))
}

/** What a policy would show and hide that is not so now, and what of what waits it would settle, as it is told of guidance that is saved. */
export class Foresight extends Context.Tag("steward/Foresight")<
  Foresight,
  {
    /**
     * In words, counted on the brand's own newest comments: of all, of those that are hidden, and of those that wait for
     * a person. It takes a second of a processor; a brand that asks for much at once waits for itself alone.
     */
    readonly warnings: (workspaceId: WorkspaceId, policy: Policy) => Effect.Effect<ReadonlyArray<string>>
  }
>() {
  static readonly layer = Layer.effect(
    Foresight,
    Effect.gen(function* () {
      const comments = yield* ReplayRepo
      const standards = yield* CurrentStandards
      const classifier = yield* Classifier

      const lines = ownLines()

      const lookedAt = Effect.fnUntraced(function* (workspaceId: WorkspaceId, policy: Policy) {
        const at = new Date(yield* Clock.currentTimeMillis)
        const hides = policy.competitors.length > 0 || policy.rules.some(({ effect }) => effect === "hide")
        const pages = yield* pipelined(
          comments.hidden(workspaceId, mostForeseen),
          comments.waiting(workspaceId, mostForeseen),
          hides ? comments.page(workspaceId, { at, id: "" }, mostNewest) : Effect.succeed([])
        )
        const hidden = soonRead(pages[0], mostForeseen)
        const waiting = soonRead(pages[1], mostForeseen)
        const newest = soonRead(pages[2], mostNewest)
        const leftOut = Math.max(hidden.leftOut, waiting.leftOut, newest.leftOut)
        if (hidden.read.length + waiting.read.length + newest.read.length + leftOut === 0) return []
        const current = yield* standards.get(workspaceId)
        const then = drafted(current, {}, at, policy)
        const comparison = new Comparison()
        const all = new Comparison()
        const judged: Array<WaitingJudged> = []
        const looks = byTurns([
          newest.read.map((comment) => () => all.add(replay(classifier, comment, current, then))),
          hidden.read.map((comment) => () => comparison.add(replay(classifier, comment, current, then))),
          waiting.read.map((comment) => () => {
            judged.push({ id: comment.id, decision: judgedBy(classifier, comment, then) })
          })
        ])
        const inTime = yield* Effect.timeoutOption(
          inTurns(looks, (look) => look(), turnAsOthers),
          longestLook
        )
        const hiding = hidingMuch(all.tallies, all.praise, "saved")
        const left = [...notLookedAt(leftOut), ...(Option.isNone(inTime) ? [noTimeForAll] : [])]
        return [...warningsOf(comparison.tallies, "saved"), ...hiding, ...settledIn(judged), ...left]
      }, Effect.orDie)

      return Foresight.of({
        warnings: tracedFn("Foresight.warnings")((workspaceId, policy) =>
          lines.inLine(workspaceId, lookedAt(workspaceId, policy))
        )
      })
    })
  )
}
