import { assert, it } from "@effect/vitest"
import { printed } from "#src/Demo/Printed.ts"

it("a comment cannot move the cursor of the terminal, clear it, or turn its letters round", () => {
  const text = "\u001b]0;owned\u0007\u001b[2Jnice \u202egnp.exe\u009b31m"
  const line = printed(
    { status: "hidden", platform: "facebook", text, decision: { reason: `It says “${text}”` } },
    false
  )
  for (const row of line.split("\n")) assert.notMatch(row, /[\p{Cc}\u202e]/u)
  assert.include(line, "nice")
})
