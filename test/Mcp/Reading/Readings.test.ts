import { assert, describe, it } from "@effect/vitest"
import { Arbitrary, FastCheck } from "effect"
import { AccountId, ClickId, CommentId, LinkId } from "#schema/Ids.ts"
import { Platform, Surface } from "#schema/Platform.ts"
import { ActionLocal, ActionQueued } from "#schema/resources/Action.ts"
import { AutopilotStatus, Guidance, ProtectionKey, Protections } from "#schema/resources/Autopilot.ts"
import {
  Comment,
  type CommentInFull,
  CommentStatus,
  DecidedBy,
  DecisionOutcome,
  Scores
} from "#schema/resources/Comment.ts"
import { AnswerLocal, AnswerQueued, NeedsYouItem } from "#schema/resources/NeedsYou.ts"
import type { Report } from "#schema/resources/Report.ts"
import { Timestamp } from "#schema/Time.ts"
import { Whoami } from "#schema/tools/Whoami.ts"
import { acted } from "#src/Mcp/Reading/ActionReading.ts"
import { autopilotStatus } from "#src/Mcp/Reading/AutopilotReading.ts"
import { commentDetail, commentList } from "#src/Mcp/Reading/CommentReading.ts"
import { answered, needsYouList } from "#src/Mcp/Reading/NeedsYouReading.ts"
import { guidance, protections } from "#src/Mcp/Reading/PolicyReading.ts"
import type { Reading } from "#src/Mcp/Reading/Reading.ts"
import { fencedText } from "#src/Mcp/Reading/Reading.ts"
import { report } from "#src/Mcp/Reading/ReportReading.ts"
import { sale } from "#src/Mcp/Reading/SaleReading.ts"
import { whoami } from "#src/Mcp/Reading/WhoamiReading.ts"
import { narrowedOne, narrowedPage } from "#src/Mcp/Tools/Narrow.ts"

const at = Timestamp.make("2026-11-22T18:00:00.000Z")
const words = FastCheck.fullUnicodeString()
const perhaps = <A>(arbitrary: FastCheck.Arbitrary<A>) => FastCheck.option(arbitrary)
const decision = FastCheck.record({
  outcome: Arbitrary.make(DecisionOutcome),
  by: Arbitrary.make(DecidedBy),
  name: perhaps(words),
  reason: words,
  category: perhaps(Arbitrary.make(ProtectionKey)),
  score: perhaps(FastCheck.double({ noNaN: true, min: 0, max: 1 })),
  policy_version: FastCheck.constant(null),
  at: FastCheck.constant(at)
})
const reply = FastCheck.record({
  text: words,
  by: FastCheck.constantFrom("person" as const, "autopilot" as const, "campaign" as const),
  name: perhaps(words),
  at: FastCheck.constant(at),
  external_id: FastCheck.constant(null)
})
const comment: FastCheck.Arbitrary<Comment> = FastCheck.record({
  id: FastCheck.uuid().map((id) => CommentId.make(`com_${id.replaceAll("-", "")}`)),
  external_id: words,
  platform: Arbitrary.make(Platform),
  surface: Arbitrary.make(Surface),
  account: FastCheck.record({ id: FastCheck.constant(AccountId.make("acc_1")), name: words }),
  post: perhaps(FastCheck.record({ external_id: words, caption: perhaps(words), url: perhaps(words) })),
  ad: perhaps(FastCheck.record({ id: words, name: perhaps(words) })),
  parent_external_id: perhaps(words),
  text: words,
  has_media: FastCheck.boolean(),
  language: perhaps(words),
  author: FastCheck.record({ name: words, handle: words }),
  status: Arbitrary.make(CommentStatus),
  archived: FastCheck.boolean(),
  decision: perhaps(decision),
  scores: perhaps(Arbitrary.make(Scores)),
  draft_reply: perhaps(words),
  pending_action: perhaps(FastCheck.constant({ action: "hide", since: at } as const)),
  action_error: perhaps(words),
  replies: FastCheck.array(reply, { maxLength: 4 }),
  url: words,
  platform_url: perhaps(words),
  created_at: FastCheck.constant(at),
  received_at: FastCheck.constant(at),
  decided_at: FastCheck.constant(at),
  hidden_at: FastCheck.constant(null),
  updated_at: FastCheck.constant(at)
})
const history = FastCheck.array(
  FastCheck.record({
    at: FastCheck.constant(at),
    actor: words,
    what: FastCheck.constant("edited"),
    note: perhaps(words)
  })
)
const delayed = perhaps(
  FastCheck.record({
    action: FastCheck.constant("hide" as const),
    reason: words,
    until: perhaps(FastCheck.constant(at))
  })
)
const detail: FastCheck.Arbitrary<CommentInFull> = FastCheck.tuple(comment, history, delayed).map(
  ([one, happened, late]) => ({
    ...one,
    history: happened,
    sales: [],
    delayed: late
  })
)
const sold = FastCheck.record({
  click_id: words.map((text) => ClickId.make(text)),
  link_id: FastCheck.constant(LinkId.make("lnk_1")),
  campaign: perhaps(words),
  value: FastCheck.double({ noNaN: true, min: 0, max: 1e6 }),
  currency: FastCheck.constant("USD"),
  occurred_at: FastCheck.constant(at),
  comment_id: perhaps(FastCheck.constant(CommentId.make("com_1"))),
  contact_id: FastCheck.constant(null),
  replaced: FastCheck.boolean()
})

const comments = FastCheck.array(comment, { minLength: 1, maxLength: 3 })
const waiting = FastCheck.array(Arbitrary.make(NeedsYouItem), { minLength: 1, maxLength: 3 })
const cursor = FastCheck.option(FastCheck.base64String({ minLength: 1 }))

/** Every line is a line, whoever wrote what is in it. */
const inLines = ({ heading, lines, next = [] }: Reading) => {
  for (const line of [heading, ...lines, ...next]) assert.notMatch(line, /[\n\r\u2028\u2029]/)
}

const none = { received: 0, visible: 0, hidden: 0, deleted: 0, waiting: 0 }
const quiet: Report = {
  from: "2026-10-01",
  to: "2026-10-31",
  time_zone: "Europe/Oslo",
  comments: none,
  replies: { total: 0, person: 0, autopilot: 0, campaign: 0 },
  median_seconds_to_hide: null,
  median_seconds_to_reply: 12,
  hidden_by_category: [],
  by_platform: [],
  by_surface: [],
  by_day: [],
  sales: []
}

describe("a reading", () => {
  it.prop(
    "of comments tells of each its id, how it stands, who wrote what and why it was decided, and how to go on",
    [comments, cursor],
    ([data, next_cursor]) => {
      const reading = commentList({ data, next_cursor })
      inLines(reading)
      const text = reading.lines.join("\n")
      for (const { author, decision, id, status, text: words } of data) {
        assert.include(text, `${id} ${status}`)
        if (/^[ -~]{1,80}$/.test(author.name)) assert.include(text, `by ${JSON.stringify(author.name)}`)
        if (/^[ -~]{1,280}$/.test(words)) assert.include(text, `text ${JSON.stringify(words)}`)
        if (decision !== null) assert.include(text, `decided: ${decision.outcome} by ${decision.by}`)
      }
      const next = (reading.next ?? []).join("\n")
      if (next_cursor === null) assert.strictEqual(next, "")
      else
        assert.include(
          next,
          `call list_comments again with the same arguments and cursor ${JSON.stringify(next_cursor)}`
        )
    },
    { fastCheck: { numRuns: 60 } }
  )

  it.prop(
    "of what waits tells why it is asked and what it leans to",
    [waiting, cursor],
    ([data, next_cursor]) => {
      const reading = needsYouList({ data, next_cursor })
      inLines(reading)
      // a page is not all that waits
      assert.notMatch(reading.heading, /comments? waits?,/)
      const text = reading.lines.join("\n")
      for (const { id, leaning, reason } of data) {
        assert.include(text, `${id} `)
        if (/^[ -~]{1,300}$/.test(reason)) assert.include(text, `asks because ${JSON.stringify(reason)}`)
        if (leaning !== null) assert.include(text, `it would ${leaning}`)
      }
      assert.include((reading.next ?? []).join(), "answer_needs_you")
    },
    { fastCheck: { numRuns: 60 } }
  )

  const each = [
    ["a comment", detail.map((data) => commentDetail({ data }))],
    [
      "an answer",
      FastCheck.oneof(Arbitrary.make(AnswerQueued), Arbitrary.make(AnswerLocal)).map((data) => answered({ data }))
    ],
    [
      "an action",
      FastCheck.oneof(Arbitrary.make(ActionQueued), Arbitrary.make(ActionLocal)).map((data) => acted({ data }))
    ],
    ["the autopilot", Arbitrary.make(AutopilotStatus).map((data) => autopilotStatus({ data }))],
    ["guidance", Arbitrary.make(Guidance).map((data) => guidance({ data }))],
    ["protections", Arbitrary.make(Protections).map((data) => protections({ data }))],
    ["a sale", sold.map((data) => sale({ data }))],
    ["who it is", Arbitrary.make(Whoami).map((data) => whoami({ data }))]
  ] as const
  for (const [what, readings] of each) {
    it.prop(`of ${what} is made of lines`, [readings], ([reading]) => inLines(reading), { fastCheck: { numRuns: 40 } })
  }

  it.prop(
    "of guidance tells what it does, what it would do, and what of it was not understood",
    [Arbitrary.make(Guidance)],
    ([data]) => {
      const { lines } = guidance({ data })
      const told = (beginning: string) => lines.filter((line) => line.startsWith(beginning)).length
      assert.deepStrictEqual(
        [told("does: "), told("warning: "), told("not understood: ")],
        [data.does.length, data.warnings?.length ?? 0, data.unclear?.length ?? 0]
      )
    },
    { fastCheck: { numRuns: 40 } }
  )

  const narrow = FastCheck.subarray(Object.keys(Comment.fields))
  it.prop(
    "of fewer fields tells those alone, and the id",
    [comments, narrow],
    ([data, fields]) => {
      const body = narrowedPage({ data, next_cursor: null }, fields)
      const kept = fields.length === 0 ? Object.keys(Comment.fields) : [...new Set(["id", ...fields])]
      for (const row of body.data) assert.sameMembers(Object.keys(row), kept)
      const reading = commentList(body, fields)
      inLines(reading)
      const text = reading.lines.join("\n")
      for (const row of data) assert.include(text, row.id)
      if (fields.length > 0 && !fields.includes("text")) assert.notMatch(text, /^ {2}text /m)
      for (const name of ["external_id", "created_at"]) {
        assert.strictEqual(text.includes(`  ${name} "`), fields.includes(name), name)
      }
    },
    { fastCheck: { numRuns: 60 } }
  )

  it("of a report leaves days without anything out, and more than a month of days", () => {
    const day = (received: number, index: number) => ({
      date: `2026-10-${String(index + 1).padStart(2, "0")}`,
      received,
      hidden: 0,
      asked: 0
    })
    const of = (days: ReadonlyArray<number>) => report({ data: { ...quiet, by_day: days.map(day) } }).lines.join("\n")
    assert.include(of([0, 3, 0]), "2026-10-02: 3 received")
    assert.notInclude(of([0, 3, 0]), "2026-10-01")
    assert.include(of(Array(32).fill(1)), "32 days with comments; ask for a shorter range")
    assert.deepStrictEqual(Object.keys(narrowedOne({ data: quiet }, ["sales"]).data), ["sales"])
  })

  it("is a small part of the JSON that it stands beside", () => {
    const page = { data: FastCheck.sample(comment, 100), next_cursor: null }
    assert.isBelow(fencedText(commentList(page), "0123456789abcdef").length, JSON.stringify(page).length * 0.8)
  })
})
