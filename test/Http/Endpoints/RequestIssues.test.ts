import { assert, describe, it, layer } from "@effect/vitest"
import { Effect, FastCheck } from "effect"
import { CommentAction } from "#schema/resources/Comment.ts"
import { unknownParameters } from "#src/Http/Endpoints/RequestIssues.ts"
import { type Answered, ask, Caller, refused } from "../Asking.ts"
import { met } from "../Scenes.ts"

const comments = "/api/v1/comments"
const allParameters =
  "status, platform, surface, account_id, ad_id, post_id, external_id, archived, q, since, until, limit, cursor"
const times = "must be a time with an offset, such as 2026-10-02T09:15:04Z or 2026-10-02T05:15:04-04:00"
const limits = "must be a whole number between 1 and 100"

const said = (answered: Answered) => {
  const { issues } = refused(answered, 400, "invalid_request")
  return Object.fromEntries(issues.map(({ message, path }) => [path, message]))
}

layer(Caller.door)("what is wrong", (it) => {
  const query = Effect.fn(function* (text: string) {
    const { key } = yield* Caller
    return yield* ask("GET", `${comments}?${text}`, { key })
  })

  const send = Effect.fn(function* (method: string, path: string, json: unknown) {
    const { key } = yield* Caller
    return said(yield* ask(method, path, { key, json }))
  })

  it.effect("with a parameter is said in words that say what would be right", () =>
    Effect.gen(function* () {
      const cases: Readonly<Record<string, Readonly<Record<string, string>>>> = {
        "statu=hidden": { statu: '"statu" is not a parameter; did you mean "status"?' },
        "colour=red": { colour: `"colour" is not a parameter; expected one of ${allParameters}` },
        "=1": { "": `"" is not a parameter; expected one of ${allParameters}` },
        "toString=1": { toString: `"toString" is not a parameter; expected one of ${allParameters}` },
        "%00=1": { "\u0000": `"\\u0000" is not a parameter; expected one of ${allParameters}` },
        "status=hiden": {
          status: 'must be one of visible, hidden, deleted, review, pending, not "hiden"; did you mean "hidden"?'
        },
        "account_id=a&account_id=b": { account_id: "must be given only once" },
        "status=hidden&status=visible": { status: "must be given only once" },
        "account_id=a%00b": { account_id: "must not contain the character U+0000" },
        [`account_id=${"é".repeat(65)}`]: { account_id: "must have at most 64 characters, not 65" },
        [`post_id=${"1".repeat(15_000)}`]: { post_id: "must have at most 128 characters, not 15000" },
        [`cursor=${"a".repeat(201)}`]: { cursor: "must be the next_cursor of the previous page of this list" },
        "cursor=%00": { cursor: "must be the next_cursor of the previous page of this list" },
        "statu=hidden&limit=0&since=today": {
          statu: '"statu" is not a parameter; did you mean "status"?',
          limit: limits,
          since: times
        }
      }
      for (const [text, issues] of Object.entries(cases)) assert.deepStrictEqual(said(yield* query(text)), issues, text)
    })
  )

  it.effect("with a limit", () =>
    Effect.gen(function* () {
      for (const value of ["0", "101", "abc", "1.5", "-1", "1e2", "0x10", "%2010", "010", "NaN", "Infinity", "1%00"]) {
        assert.deepStrictEqual(said(yield* query(`limit=${value}`)), { limit: limits }, value)
      }
      for (const value of [1, 9, 10, 99, 100]) assert.strictEqual((yield* query(`limit=${value}`)).status, 200)
    })
  )

  it.effect("with a time", () =>
    Effect.gen(function* () {
      const bad = ["2026-10-02", "2026-10-02T09:15:04", "now", "1790000000"]
      for (const value of bad) {
        assert.deepStrictEqual(said(yield* query(`since=${value}`)), { since: times }, value)
        assert.deepStrictEqual(said(yield* query(`until=${value}`)), { until: times }, value)
      }
      const good = [
        "2026-10-02T09:15:04Z",
        "2026-10-02T09:15:04.123456Z",
        "2026-10-02T09:15:04+02:00",
        "2026-10-02t09:15z"
      ]
      for (const value of [
        ...good,
        "2026-10-02T09:15:04%2B02:00",
        "0001-01-01T00:00:00Z",
        "9999-12-31T23:59:59-23:59"
      ]) {
        assert.strictEqual((yield* query(`since=${value}&until=${value}`)).status, 200, value)
      }
      const { key } = yield* Caller
      const reversed = "since=2026-10-02T09:15:04.001Z&until=2026-10-02T09:15:04Z"
      const order = { since: "must not be after until, which is 2026-10-02T09:15:04.000Z" }
      assert.deepStrictEqual(said(yield* query(reversed)), order)
      assert.deepStrictEqual(said(yield* ask("GET", `/api/v1/audit?${reversed}`, { key })), order)
    })
  )

  it.effect("with an act is said without a guess at another, which may be its contrary", () =>
    Effect.gen(function* () {
      for (const action of ["like", "unlike", "lock", "hid", "delete"]) {
        const { action: problem = "" } = yield* send("POST", `${comments}/x/actions`, { action })
        assert.match(problem, new RegExp(`^must be one of hide, unhide, .*, not "${action}"$`))
      }
      const { answer = "" } = yield* send("POST", "/api/v1/autopilot/needs-you/x/answer", { answer: "keeep" })
      assert.match(answer, /^must be one of .*, not "keeep"$/)
      const large = yield* send("POST", "/api/v1/autopilot/needs-you/x/answer", { answer: "Hide" })
      assert.strictEqual(large.answer, 'must be one of hide, keep, reply, not "Hide"; did you mean "hide"?')
    })
  )

  it.effect("with what holds the words of a schema is said as of any other, and as soon", () =>
    Effect.gen(function* () {
      const words = ', actual ["'
      const long = words.repeat(50_000)
      const started = performance.now()
      for (const action of [long, [long], `"${long}"`]) {
        const { action: problem = "" } = yield* send("POST", `${comments}/x/actions`, { action })
        const given = JSON.stringify(action).slice(0, 80)
        assert.strictEqual(
          problem,
          `must be one of hide, unhide, reply, allow, archive, unarchive, block, unblock, not ${given}…`
        )
      }
      assert.isBelow(performance.now() - started, 3000)
      assert.deepStrictEqual(said(yield* query(`status=${encodeURIComponent(words)}`)), {
        status: `must be one of visible, hidden, deleted, review, pending, not ${JSON.stringify(words)}`
      })
    })
  )

  it.effect("with fields is said of all of them at once", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(
        yield* send("PATCH", "/api/v1/autopilot/protections", { scam: true, links: "yes", answer_questions: "sent" }),
        {
          scam: '"scam" is not a field; did you mean "scams"?',
          links: 'must be true or false, not "yes"',
          answer_questions: 'must be one of off, draft, send, not "sent"; did you mean "send"?'
        }
      )
      assert.deepStrictEqual(yield* send("POST", "/api/v1/hooks", { integration: "zap", "": 1 }), {
        "": '"" is not a field; expected one of target_url, event, integration',
        target_url: "is required",
        event: "is required",
        integration: 'must be one of zapier, make, api, not "zap"'
      })
      assert.deepStrictEqual(yield* send("POST", `${comments}/x/actions`, { action: 1, text: 3, later: 2 }), {
        later: '"later" is not a field; expected one of action, text',
        action: "must be one of hide, unhide, reply, allow, archive, unarchive, block, unblock, not 1",
        text: "must be a string, not 3"
      })
      const { id } = yield* met(yield* Caller)
      assert.deepStrictEqual(yield* send("PATCH", `/api/v1/contacts/${id}`, { email: "x".repeat(255), phone: 1 }), {
        email: "must have at most 254 characters, not 255",
        phone: "must be a string or null, not 1"
      })
      assert.deepStrictEqual(yield* send("PATCH", `/api/v1/contacts/${id}`, { fields: [], add_tags: "vip" }), {
        fields: "must be an object",
        add_tags: 'must be a list, not "vip"'
      })
      assert.deepStrictEqual(yield* send("POST", "/api/v1/autopilot/undo", { policy_version: 1.5, since: 1 }), {
        policy_version: "must be a whole number or null, not 1.5",
        since: "must be a string, not 1"
      })
      assert.deepStrictEqual(yield* send("PUT", "/api/v1/autopilot/guidance", { guidanc: "" }), {
        guidanc: '"guidanc" is not a field; did you mean "guidance"?',
        guidance: "is required"
      })
    })
  )

  it.effect("with text that cannot be kept", () =>
    Effect.gen(function* () {
      const nul = "must not contain the character U+0000"
      const guidance = (text: string) => send("PUT", "/api/v1/autopilot/guidance", { guidance: text })
      const reply = (text: string) => send("POST", `${comments}/x/actions`, { action: "reply", text })
      const target = (text: string) => send("POST", "/api/v1/hooks", { target_url: text, event: "comment.hidden" })
      for (const bad of ["\u0000", "https://example.com/\u0000"]) {
        assert.deepStrictEqual(yield* guidance(bad), { guidance: nul })
        assert.deepStrictEqual(yield* reply(bad), { text: nul })
        assert.deepStrictEqual(yield* target(bad), { target_url: nul })
      }
      assert.deepStrictEqual(yield* reply("\ud83d"), { text: "must be well-formed Unicode" })
      assert.deepStrictEqual(yield* guidance("\udc00"), { guidance: "must be well-formed Unicode" })
      assert.deepStrictEqual(yield* reply("😀".repeat(2001)), { text: "must have at most 2000 characters, not 2001" })
      assert.deepStrictEqual(yield* reply(" \n"), { text: "is required for a reply: send what should be posted" })
    })
  )

  it.effect("with text that nobody would read", () =>
    Effect.gen(function* () {
      const text = "Sold out, sorry"
      const dropped = (verb: string) => ({
        text: `goes with reply alone: leave it out to ${verb}, or send reply to post it`
      })
      for (const answer of ["hide", "keep"]) {
        const sent = yield* send("POST", "/api/v1/autopilot/needs-you/x/answer", { answer, text })
        assert.deepStrictEqual(sent, dropped(answer))
      }
      for (const action of CommentAction.literals.filter((one) => one !== "reply")) {
        assert.deepStrictEqual(yield* send("POST", `${comments}/x/actions`, { action, text }), dropped(action))
      }
    })
  )

  it.effect("with an unknown parameter is said wherever it is sent", () =>
    Effect.gen(function* () {
      const { key } = yield* Caller
      for (const path of ["/api/v1/me", `${comments}/com_x`, "/api/v1/autopilot", "/api/v1/hooks"]) {
        const answered = yield* ask("GET", `${path}?page=2`, { key })
        assert.deepStrictEqual(said(answered), { page: '"page" is not a parameter; none is expected here' })
      }
      const answered = yield* ask("POST", `${comments}/com_x/actions?dry=1`, { key, json: { action: "hide" } })
      assert.deepStrictEqual(said(answered), { dry: '"dry" is not a parameter; none is expected here' })
    })
  )
})

describe("a message", () => {
  it.prop(
    "is one sentence of bounded length whatever was sent",
    [FastCheck.array(FastCheck.fullUnicodeString())],
    ([names]) => {
      const { issues, message } = unknownParameters(names)
      assert.isBelow(message.length, 500)
      assert.strictEqual(issues.length, Math.min(names.length, 100))
    }
  )
})
