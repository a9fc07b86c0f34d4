import { PgClient } from "@effect/sql-pg"
import { assert, it } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { TimeZone } from "#schema/TimeZone.ts"
import { TestDatabase } from "#test/TestDatabase.ts"

it("offsets, nonsense and nothing are no time zones, and are told so", () => {
  for (const name of ["+02:00", "-5", "", " ", "Oslo", "Europe/Olso", "Europe/Oslo ", "Mars/Base"]) {
    assert.throws(() => Schema.decodeUnknownSync(TimeZone)(name), /is not a time zone; write it as in Europe\/Oslo/)
  }
})

it.effect("the database knows every time zone that is accepted", () =>
  Effect.gen(function* () {
    const sql = yield* PgClient.PgClient
    const zones = ["UTC", "Europe/Oslo", "Asia/Kolkata", ...Intl.supportedValuesOf("timeZone")].filter(
      Schema.is(TimeZone)
    )
    assert.isAbove(zones.length, 400)
    const unknown = yield* sql`
      SELECT name FROM unnest(${zones}::text[]) AS given (name)
      WHERE NOT EXISTS (SELECT FROM pg_timezone_names z WHERE lower(z.name) = lower(given.name))`
    assert.deepStrictEqual(unknown, [])
  }).pipe(Effect.provide(TestDatabase))
)
