import { assert, describe, it } from "@effect/vitest"
import { Duration, FastCheck } from "effect"
import { isRotating, overlap, rotated, type SecretPair, signing } from "#src/Webhooks/Signing/SecretOverlap.ts"

const day = Duration.toMillis(overlap)

/** Rotations at growing times; each is skipped while the one before is not over, unless the secret is known. */
const rotations = FastCheck.array(
  FastCheck.record({ after: FastCheck.integer({ min: 1, max: 2 * day }), isKnown: FastCheck.boolean() }),
  { maxLength: 12 }
)

const first: SecretPair<number> = { current: 0, previous: null, previousUntil: null }

describe("secrets that overlap", () => {
  it.prop(
    "sign together for 24 hours after a rotation, and the new one alone from then on or when the old one is known",
    [rotations, FastCheck.integer({ min: 0, max: 2 * day })],
    ([steps, later]) => {
      let now = 0
      let rotation = first
      let next = 1
      for (const { after, isKnown } of steps) {
        now += after
        const at = new Date(now)
        if (!isKnown && isRotating(rotation, at)) continue
        const before = rotation.current
        rotation = rotated(rotation, next++, at, isKnown)
        assert.deepStrictEqual(signing(rotation, at), isKnown ? [rotation.current] : [rotation.current, before])
        const then = signing(rotation, new Date(now + later))
        assert.deepStrictEqual(then, isKnown || later >= day ? [rotation.current] : [rotation.current, before])
      }
    }
  )

  it.prop("leave no receiver behind that takes the new secret within 24 hours", [rotations], ([steps]) => {
    let now = 0
    let rotation = first
    let next = 1
    for (const { after } of steps) {
      const held = rotation.current
      now += after
      if (isRotating(rotation, new Date(now))) continue
      rotation = rotated(rotation, next++, new Date(now), false)
      assert.include(signing(rotation, new Date(now + day - 1)), held)
      assert.notInclude(signing(rotation, new Date(now + day)), held)
    }
  })
})
