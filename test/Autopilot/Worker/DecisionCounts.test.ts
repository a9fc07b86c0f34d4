import { SqlClient } from "@effect/sql"
import { assert, layer } from "@effect/vitest"
import { Effect, FastCheck as fc, Layer, Schema } from "effect"
import { DecisionRecordsRepo } from "#src/Autopilot/Worker/DecisionRecordsRepo.ts"
import { HouseOnFakePlatform } from "#test/FakePlatform.ts"
import { commented, scene } from "#test/Moderation/Scene.ts"
import { runs } from "#test/Runs.ts"

const minute = 60_000
const day = 1440 * minute
const start = Date.UTC(2026, 4, 1)

interface Kept {
  readonly at: number
  readonly outcome: "hide" | "keep" | "ask"
  readonly corrected: boolean
}

const outcome = fc.constantFrom<Kept["outcome"]>("hide", "keep", "ask")
// quarters begin and end where nothing else does
const moment = fc.oneof(
  fc.nat(3 * day),
  fc.nat((3 * day) / (15 * minute)).map((quarters) => quarters * 15 * minute)
)
const decision = fc.record({ at: moment, outcome, corrected: fc.boolean() })
const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ _tag: fc.constant<"Decided">("Decided"), decision }) },
    {
      weight: 2,
      arbitrary: fc.record({ _tag: fc.constant<"Corrected">("Corrected"), nth: fc.nat(30), is: fc.boolean() })
    },
    { weight: 1, arbitrary: fc.record({ _tag: fc.constant<"Gone">("Gone"), nth: fc.nat(30) }) }
  ),
  { maxLength: 25 }
)
const span = fc
  .tuple(moment, moment)
  .map(([one, other]) => [Math.min(one, other), Math.max(one, other) + 15 * minute] as const)

/** By looking at each. */
const counted = (kept: ReadonlyArray<Kept>, from: number, to: number) => {
  const within = kept.filter(({ at }) => at >= from && at < to)
  const alone = within.filter(({ outcome }) => outcome !== "ask")
  return {
    decided: within.length,
    handled_alone: alone.length,
    corrections: alone.filter(({ corrected }) => corrected).length
  }
}

const Plan = Schema.Struct({
  "QUERY PLAN": Schema.Tuple(Schema.Struct({ Plan: Schema.Unknown }))
})
const ReadNode = Schema.Struct({
  "Relation Name": Schema.String,
  "Node Type": Schema.String,
  "Actual Rows": Schema.Number,
  "Actual Loops": Schema.Number
})
const isRead = Schema.is(ReadNode)

/** Every step of a plan that reads a table. */
const readsOf = (node: unknown): ReadonlyArray<typeof ReadNode.Type> => {
  if (typeof node !== "object" || node === null) return []
  const own = isRead(node) ? [node] : []
  const below = "Plans" in node && Array.isArray(node.Plans) ? node.Plans.flatMap(readsOf) : []
  return [...own, ...below]
}

layer(DecisionRecordsRepo.layer.pipe(Layer.provideMerge(HouseOnFakePlatform)))("decisions, counted", (it) => {
  it.effect.prop(
    "are those that looking at each gives, whatever is decided, corrected and gone, and none of another brand's",
    [steps, span],
    ([story, [from, to]]) =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const repo = yield* DecisionRecordsRepo
        const { account, workspaceId } = yield* scene()
        const other = yield* scene()
        const { id: commentId } = yield* commented(account)
        const kept = new Map<string, Kept>()
        let made = 0
        const nth = (place: number) => [...kept.keys()][place % Math.max(1, kept.size)]
        for (const step of story) {
          if (step._tag === "Decided") {
            const id = `dec_${made++}`
            kept.set(id, step.decision)
            yield* sql`INSERT INTO decision_records ${sql.insert({
              workspace_id: workspaceId,
              id,
              comment_id: commentId,
              outcome: step.decision.outcome,
              record: "{}",
              at: new Date(start + step.decision.at),
              corrected_at: step.decision.corrected ? new Date(start) : null
            })}`
            continue
          }
          const id = nth(step.nth)
          const known = id === undefined ? undefined : kept.get(id)
          if (id === undefined || known === undefined) continue
          if (step._tag === "Gone") {
            kept.delete(id)
            yield* sql`DELETE FROM decision_records WHERE workspace_id = ${workspaceId} AND id = ${id}`
          } else {
            kept.set(id, { ...known, corrected: step.is })
            yield* sql`UPDATE decision_records SET corrected_at = ${step.is ? new Date(start) : null}::timestamptz
              WHERE workspace_id = ${workspaceId} AND id = ${id}`
          }
        }
        const counts = (workspace: typeof workspaceId) =>
          repo.counts(workspace, new Date(start + from), new Date(start + to))
        assert.deepStrictEqual(yield* counts(workspaceId), [counted([...kept.values()], from, to)])
        assert.deepStrictEqual(yield* counts(other.workspaceId), [counted([], from, to)])
        const running = yield* sql`SELECT * FROM decision_counts WHERE workspace_id = ${workspaceId} AND decided > 0`
        yield* sql`SELECT recount_decisions(${workspaceId})`
        const again = yield* sql`SELECT * FROM decision_counts WHERE workspace_id = ${workspaceId}`
        assert.sameDeepMembers([...again], [...running])
      }).pipe(Effect.orDie),
    { fastCheck: { numRuns: runs(8) }, timeout: 30_000 }
  )

  it.effect("a week is read in few rows, however many decisions it has", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* DecisionRecordsRepo
      const { account, workspaceId } = yield* scene()
      const { id: commentId } = yield* commented(account)
      const rows = 6_000
      yield* sql`INSERT INTO decision_records (workspace_id, id, comment_id, outcome, record, at)
        SELECT ${workspaceId}, 'dec_' || i, ${commentId}, 'keep', '{}',
          ${new Date(start)}::timestamptz + i * ${`${(7 * 86_400) / rows} seconds`}::interval
        FROM generate_series(1, ${rows}::int) AS i`
      yield* sql`ANALYZE decision_records, decision_counts`
      const from = new Date(start + 7 * minute)
      const to = new Date(from.getTime() + 7 * day - 14 * minute)
      const [statement, parameters] = repo.countsStatement(workspaceId, from, to).compile()
      const [explained] = yield* sql.unsafe(`EXPLAIN (ANALYZE, FORMAT JSON) ${statement}`, parameters)
      const reads = readsOf(Schema.decodeUnknownSync(Plan)(explained)["QUERY PLAN"][0].Plan)
      assert.sameMembers(
        [...new Set(reads.map((read) => read["Relation Name"]))],
        ["decision_counts", "decision_records"]
      )
      const read = (table: string) =>
        reads.reduce(
          (sum, node) => sum + (node["Relation Name"] === table ? node["Actual Rows"] * node["Actual Loops"] : 0),
          0
        )
      assert.isAtMost(read("decision_counts"), 7 * 24 * 4)
      assert.isAtMost(read("decision_records"), rows / 200)
      assert.isFalse(
        reads.some((node) => node["Relation Name"] === "decision_records" && node["Node Type"] === "Seq Scan")
      )
    }).pipe(Effect.orDie)
  )
})
