import { assert, it } from "@effect/vitest"
import { Duration, FastCheck as fc } from "effect"
import { bodiesInPage, bytesInPage } from "#src/Platforms/Inbox/InboxPages.ts"
import { patience } from "#src/Platforms/Inbox/Precedence.ts"
import { wayGiven } from "#src/Platforms/Inbox/WayGiven.ts"

const millisGiven = (bodies: number, bytes: number) => Duration.toMillis(wayGiven(bodies, bytes))

it("few bodies give way to nobody, and a page of them no longer than anything", () => {
  assert.strictEqual(millisGiven(0, 0), 0)
  assert.strictEqual(millisGiven(5, 64 * 1024), 0)
  assert.strictEqual(millisGiven(bodiesInPage, 1000), Duration.toMillis(patience))
  assert.strictEqual(millisGiven(1, 3 * bytesInPage), Duration.toMillis(patience))
})

it("some more than few, which pile up of a small page while others are at work, do so for about as long as they take", () => {
  assert.strictEqual(millisGiven(6, 6 * 3000), 24)
  assert.isAtMost(millisGiven(10, 10 * 3000), 40)
})

it.prop(
  "the more there is, the longer it gives way",
  [fc.nat(200), fc.nat(2_000_000), fc.nat(200), fc.nat(2_000_000)],
  ([bodies, bytes, moreBodies, moreBytes]) => {
    assert.isAtMost(millisGiven(bodies, bytes), millisGiven(bodies + moreBodies, bytes + moreBytes))
  }
)
