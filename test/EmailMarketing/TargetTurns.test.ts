import { assert, it } from "@effect/vitest"
import { WorkspaceId } from "#schema/Ids.ts"
import { failingAtOnce, targetTurns } from "#src/EmailMarketing/TargetTurns.ts"

const target = (name: string) => ({ workspace_id: WorkspaceId.make(`ws_${name}`), kind: "call" as const })

it("whoever was told longest ago has the first turn, and who is told at the moment waits", () => {
  const { begun, ended, turns } = targetTurns()
  for (const name of ["a", "b"]) begun(target(name))
  ended(target("a"), false)
  const told = () => turns().map(({ waits, workspace_id }) => [workspace_id, waits])
  assert.deepStrictEqual(told(), [
    ["ws_b", true],
    ["ws_a", false]
  ])
  ended(target("b"), false)
  begun(target("a"))
  assert.deepStrictEqual(told(), [
    ["ws_b", false],
    ["ws_a", true]
  ])
})

it("systems that fail never take all places, and one that recovers waits for none of them", () => {
  const { begun, ended, turns } = targetTurns()
  const failing = Array.from({ length: failingAtOnce + 1 }, (_, n) => target(`dead${n}`))
  for (const one of failing) begun(one)
  for (const one of failing) ended(one, true)
  for (const one of failing.slice(1)) begun(one)
  const waiting = () => turns().filter(({ waits }) => waits).length
  assert.strictEqual(waiting(), failingAtOnce + 1)
  ended(target("dead1"), false)
  assert.strictEqual(waiting(), failingAtOnce - 1)
})

it("systems are forgotten, the one told longest ago first, but never one that is told at the moment", () => {
  const { begun, ended, turns } = targetTurns()
  begun(target("first"))
  for (let n = 0; n < 600; n++) {
    begun(target(`${n}`))
    ended(target(`${n}`), false)
  }
  assert.lengthOf(turns(), 500)
  assert.isTrue(turns()[0]?.waits)
})
