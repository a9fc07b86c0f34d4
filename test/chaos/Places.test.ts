import { assert, it } from "@effect/vitest"
import { platforms } from "#schema/Platform.ts"
import { platformFaults } from "./Faults/PlatformFaults.ts"
import { placeFor, places } from "./Places.ts"

it("has comments come in on every platform, as often as their shares say", () => {
  const draws = Array.from({ length: 1_000 }, (_, n) => placeFor(n / 1_000)?.platform)
  for (const { platform, share } of places) {
    assert.approximately(draws.filter((one) => one === platform).length / 1_000, share, 0.002)
  }
  assert.deepStrictEqual(places.map(({ platform }) => platform).sort(), [...platforms].sort())
})

it("disturbs every platform in every way, one reading in twenty and more of what is done", () => {
  const kinds = platforms.map((platform) => [
    ...new Set(platformFaults.filter((fault) => fault.platform === platform).map(({ kind }) => kind))
  ])
  for (const own of kinds) assert.deepStrictEqual(own, kinds[0])
  for (const platform of platforms) {
    const reads = platformFaults.filter((fault) => fault.platform === platform && fault.match?.method === "GET")
    assert.approximately(
      reads.reduce((sum, { rate }) => sum + (rate ?? 0), 0),
      0.05,
      0.005
    )
  }
})
