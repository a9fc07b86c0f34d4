import { assert, describe, it } from "@effect/vitest"
import { Duration, FastCheck as fc, Schema } from "effect"
import { afterFailures } from "#src/Platforms/Port/Backoff.ts"
import { AccountPolls, isAllDue, isHeldDue, pollsOf } from "#src/Platforms/YouTube/ReadingPlan.ts"

const now = 1_790_000_000_000
const minute = 60_000
const moment = fc.integer({ min: 0, max: now })
const thread = fc.record({
  id: fc.string(),
  publishedAt: fc.option(moment),
  updatedAt: fc.option(moment),
  totalReplies: fc.nat(),
  latestReply: fc.option(moment),
  texts: fc.option(fc.integer())
})
const state = fc.record({ since: moment, newest: moment, threads: fc.array(thread, { maxLength: 3 }) })
const check = fc.record({
  at: moment,
  last: fc.option(fc.record({ at: moment, id: fc.string() })),
  missing: fc.array(fc.string(), { maxLength: 3 })
})
const polls = fc.record({ published: state, held: state, heldAt: moment, allAt: moment, check })

describe("pollsOf", () => {
  it.prop("reads back what was stored", [polls], ([given]) => {
    const stored: unknown = JSON.parse(JSON.stringify(Schema.encodeSync(AccountPolls)(given)))
    assert.deepStrictEqual(pollsOf(stored, now), given)
  })

  it.prop(
    "begins a day back, with everything that is held, for whatever else is stored",
    [fc.jsonValue()],
    ([junk]) => {
      const fresh = pollsOf(junk, now)
      assert.deepStrictEqual(fresh, pollsOf(null, now))
      assert.strictEqual(fresh.published.since, now - 24 * 60 * minute)
      assert.isTrue(isHeldDue(fresh, now))
      assert.isFalse(isAllDue(fresh, now))
    }
  )
})

describe("what is due", () => {
  it("is what is held after 5 minutes, and all of it after an hour", () => {
    const given = { ...pollsOf(null, now), heldAt: now, allAt: now }
    assert.isFalse(isHeldDue(given, now + 5 * minute - 1))
    assert.isTrue(isHeldDue(given, now + 5 * minute))
    assert.isFalse(isAllDue(given, now + 60 * minute - 1))
    assert.isTrue(isAllDue(given, now + 60 * minute))
  })

  it.prop("is put off longer with every failure, up to half an hour", [fc.nat(100)], ([failures]) => {
    const wait = Duration.toMillis(afterFailures(failures))
    assert.isAtLeast(Duration.toMillis(afterFailures(failures + 1)), wait)
    assert.isAtLeast(wait, 15_000)
    assert.isAtMost(wait, 30 * minute)
  })
})
