import { assert, describe, it } from "@effect/vitest"
import { hiddenByRules } from "../HiddenByRules.ts"
import { understood } from "../Understood.ts"

describe("who advertises something", () => {
  for (const guidance of [
    "Hide anyone advertising tattoos",
    "Hide comments advertising tattoos",
    "Hide people who advertise tattoos",
    "Hide people advertising their tattoos",
    "No advertising tattoos"
  ])
    it(guidance, () => {
      assert.strictEqual(understood(guidance), "Hide comments that look like spam and contain “tattoos”")
      assert.isFalse(hiddenByRules(guidance, "I love her tattoos"))
    })

  it("advertises each of several", () => {
    const guidance = "Hide people advertising cheats, boosting or account sales"
    assert.strictEqual(
      understood(guidance),
      "Hide comments that look like spam and contain “cheats” or “boosting”, or “account” and “sales” near each other"
    )
    assert.isFalse(hiddenByRules(guidance, "Too many cheats in ranked, please ban them"))
  })

  for (const guidance of ["Hide people advertising", "Hide users advertising their own shop"])
    it(guidance, () => assert.strictEqual(understood(guidance), "Hide comments that look like spam"))
})

describe("who asks for a direct message", () => {
  for (const guidance of [
    "hide fake customer service accounts and people asking others to send a direct message to them",
    "Hide people asking others to message them",
    "Hide people who ask others to write a private message"
  ])
    it(guidance, () => {
      assert.isTrue(hiddenByRules(guidance, "DM me for prices"))
      assert.isFalse(hiddenByRules(guidance, "Could you send it direct to my home address?"))
    })
})
