import { Effect, FastCheck } from "effect"
import type { CommentChange } from "#src/Comments/CommentChange.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { Intake } from "#src/Comments/Intake/Intake.ts"
import { wholeSeconds } from "#src/Ground/Time.ts"
import { openWriters, type Step, step } from "#test/Database/Writers.ts"
import { observed } from "#test/House.ts"
import type { Stored, stocked } from "./Rows.ts"

/** Something that happens to the comments of a workspace; accounts and comments are numbers. */
type Write =
  | { readonly verb: "arrive"; readonly account: number; readonly count: number; readonly hidden: boolean }
  | { readonly verb: "remove" | "edit" | "ask" | "keep"; readonly row: number }

/** A transaction: what it does, and whether it is committed or rolled back. */
interface Writing {
  readonly kept: boolean
  readonly writes: ReadonlyArray<Write>
}

/** Transactions that all begin first, and what they do before each page that somebody reads. */
export interface Traffic {
  readonly writings: ReadonlyArray<Writing>
  readonly turns: ReadonlyArray<ReadonlyArray<Step>>
}

const write: FastCheck.Arbitrary<Write> = FastCheck.oneof(
  FastCheck.record({
    verb: FastCheck.constant("arrive" as const),
    account: FastCheck.nat(2),
    count: FastCheck.integer({ min: 1, max: 4 }),
    hidden: FastCheck.boolean()
  }),
  FastCheck.record({
    verb: FastCheck.constantFrom("remove" as const, "edit" as const, "ask" as const, "keep" as const),
    row: FastCheck.nat(79)
  })
)

export const traffic: FastCheck.Arbitrary<Traffic> = FastCheck.record({
  writings: FastCheck.array(
    FastCheck.record({
      kept: FastCheck.constantFrom(true, true, true, false),
      writes: FastCheck.array(write, { minLength: 1, maxLength: 3 })
    }),
    { minLength: 1, maxLength: 5 }
  ),
  turns: FastCheck.array(FastCheck.array(step, { maxLength: 3 }), { minLength: 2, maxLength: 12 })
})

const asked = (at: Date): CommentChange => ({
  set: { status: "review", waiting_since: wholeSeconds(at) },
  history: [],
  events: []
})
const kept: CommentChange = { set: { status: "visible", waiting_since: null }, history: [], events: [] }

/** Opens the transactions on a stocked workspace. `touched` are the comments that any of them changes. */
export const run = Effect.fn("run")(function* (
  { writings, turns }: Traffic,
  { accounts, rows, workspaceId }: Effect.Effect.Success<ReturnType<typeof stocked>>
) {
  const intake = yield* Intake
  const comments = yield* Comments
  const touched = new Set<string>()
  const arriving: Array<string> = []

  const perform = (write: Write, name: string, kept: boolean) => {
    if (write.verb === "arrive") {
      const account = accounts[write.account] ?? accounts[0]
      const names = Array.from({ length: write.count }, (_, index) => `${name}-${index}`)
      if (kept) arriving.push(...names)
      return intake.receive(
        account,
        names.map((externalId) => ({ _tag: "Commented", comment: observed({ externalId, hidden: write.hidden }) }))
      )
    }
    const row = rows[write.row % Math.max(1, rows.length)]
    if (row === undefined) return Effect.void
    touched.add(row.id)
    return Effect.orDie(change(row, write.verb, name))
  }

  const change = (row: Stored, verb: "remove" | "edit" | "ask" | "keep", name: string) => {
    const { externalId } = row
    switch (verb) {
      case "remove":
        return intake.receive(row.account, [{ _tag: "Removed", externalId }])
      case "edit":
        return intake.receive(row.account, [{ _tag: "Edited", externalId, text: name, hasMedia: null }])
      case "ask":
        return comments.change(workspaceId, row.id, (_, at) => Effect.succeed([undefined, asked(at)] as const))
      case "keep":
        return comments.change(workspaceId, row.id, () => Effect.succeed([undefined, kept] as const))
    }
  }

  const writers = yield* openWriters(
    writings.map(({ kept, writes }, writer) => ({
      kept,
      write: Effect.all(
        writes.map((write, index) => perform(write, `new-${writer}-${index}`, kept)),
        { discard: true }
      )
    }))
  )
  return {
    touched,
    arriving,
    turn: (number: number) => Effect.forEach(turns[number] ?? [], writers.take, { discard: true }),
    finish: writers.finish
  }
})
