import { assert, it } from "@effect/vitest"
import { Effect } from "effect"
import { type ToolName, tools } from "#schema/tools/Tools.ts"
import { Door } from "#test/Http/Asking.ts"
import { runs } from "#test/Runs.ts"
import { connected } from "./Assistant.ts"
import { isRead } from "./Parity/Operations.ts"
import { byEndpoint, byTool, type World } from "./Parity/Outcome.ts"
import { changes, looking } from "./Parity/Rows.ts"
import { type Given, type Step, steps } from "./Parity/Steps.ts"
import { twins } from "./Parity/Twins.ts"

const nothing = { come: [], gone: [] }

/**
 * Goes a walk in two twins, in one by tools and in the other by endpoints: after each step the outcomes are the same,
 * and what it did to every table is. Answers how each step ended.
 */
const compared = Effect.fn("compared")(function* (walk: ReadonlyArray<Step>) {
  const look = yield* looking
  const [one, other] = (yield* twins).map((twin): World => ({ ...twin, cursor: [] }))
  if (one === undefined || other === undefined) return assert.fail("no twins")
  const clients = yield* Effect.forEach(one.keys, (key) => connected({ key }))
  const ended: Array<string> = []
  let [before, beforeOther] = [yield* look(one), yield* look(other)]
  for (const step of walk) {
    const tool = yield* byTool(one, clients, step)
    const endpoint = yield* byEndpoint(other, step)
    const [after, afterOther] = [yield* look(one), yield* look(other)]
    const effect = changes(before, after)
    const code = "code" in tool ? tool.code : "done"
    const said = JSON.stringify(step)
    if (endpoint === null) assert.include(["invalid_request", "forbidden"], code, said)
    // a switch is turned by other arguments than fields
    else if (step.tool === "set_protection" && "code" in endpoint) assert.strictEqual(code, endpoint.code, said)
    else assert.deepStrictEqual(tool, endpoint, said)
    assert.deepStrictEqual(effect, changes(beforeOther, afterOther), said)
    if (isRead(step.tool) || code !== "done") assert.deepStrictEqual(effect, nothing, said)
    ended.push(`${step.tool} ${code}`)
    ;[before, beforeOther] = [after, afterOther]
  }
  return ended
})

const owner = 0
const limited = 1
const viewer = 4
const comment = (index: number) => ({ comment_id: { named: "comment_id", index } })
const step = (tool: ToolName, given: Given = {}, who = owner): Step => ({ tool, who, given })

/** Newest first: 0 is not decided yet, 1 is gone, 3 is hidden on Instagram, 4 waits on YouTube, 9 on Facebook. */
const everything = [
  step("whoami"),
  step("get_autopilot_status"),
  step("list_needs_you", { limit: 1 }),
  step("list_needs_you", { cursor: { named: "cursor", index: 0 }, limit: 1 }),
  step("list_needs_you", { cursor: "damaged" }),
  step("answer_needs_you", { ...comment(9), answer: "reply", text: "It is on its way" }),
  step("answer_needs_you", { ...comment(9), answer: "reply", text: "It is on its way" }),
  step("answer_needs_you", { ...comment(9), answer: "hide" }),
  step("answer_needs_you", { ...comment(8), answer: "reply" }),
  step("answer_needs_you", { ...comment(8), answer: "hide" }, viewer),
  step("answer_needs_you", { ...comment(8), answer: "hide" }, limited),
  step("answer_needs_you", { ...comment(1), answer: "hide" }),
  step("list_comments", { limit: 2, status: "visible" }),
  step("list_comments", { statu: "visible", platform: "myspace", limit: 0 }),
  step("get_comment", comment(9)),
  step("get_comment", { comment_id: "com_none" }),
  step("act_on_comment", { ...comment(4), action: "block" }),
  step("act_on_comment", { ...comment(3), action: "reply", text: "Hello" }),
  step("act_on_comment", { ...comment(6), action: "hide" }),
  step("act_on_comment", { ...comment(6), action: "archive" }, 3),
  step("act_on_comment", { ...comment(6), action: "hide" }, viewer),
  step("get_report"),
  step("get_report", { from: "1970-01-02", to: "1970-01-01" }),
  step("get_guidance"),
  step("update_guidance", { guidance: "Hide links. Be excellent." }),
  step("update_guidance", { guidance: "x".repeat(2001) }),
  step("update_guidance", { guidance: "" }, limited),
  step("list_protections", {}, viewer),
  step("set_protection", { protection: "links", on: true }),
  step("set_protection", { protection: "answer_questions", mode: "draft" }, 2),
  step("set_protection", { protection: "links", mode: "off" }),
  step("set_protection", { protection: "links", on: true }, viewer),
  step("record_sale", { click_id: { named: "click_id", index: 0 }, value: 12.5, currency: "eur" }, viewer),
  step("record_sale", { click_id: { named: "click_id", index: 0 }, value: 0 }),
  step("record_sale", { click_id: "clk_none", value: 1 }),
  step("list_accounts", {}, viewer),
  step("reply_privately", { ...comment(9), text: "Its number?" }),
  step("reply_privately", { ...comment(9), text: "Its number?" }),
  step("reply_privately", { ...comment(4), text: "Its number?" }),
  step("reply_privately", { ...comment(9), text: " " }),
  step("reply_privately", { ...comment(9), text: "Its number?" }, viewer),
  step("list_comments", { account_id: "acc_none" }),
  step("get_report", { account_id: "acc_none" })
]

it.layer(Door)("a tool and its endpoint", (it) => {
  it.scoped("do the same and refuse the same, each of them", () =>
    Effect.gen(function* () {
      const ended = yield* compared(everything)
      for (const tool of Object.keys(tools)) assert.include(ended, `${tool} done`)
      const codes = ended.map((text) => text.split(" ")[1])
      assert.includeMembers(codes, ["invalid_request", "forbidden", "not_found", "conflict", "unprocessable"])
    })
  )

  it.scoped.prop(
    "do the same with any arguments, for everybody and in any order",
    [steps],
    ([walk]) => Effect.asVoid(compared(walk)),
    {
      fastCheck: { numRuns: runs(2), endOnFailure: true }
    }
  )
})
