import { assert } from "@effect/vitest"
import { Clock, Effect, Struct } from "effect"
import { CommentId } from "#schema/Ids.ts"
import { type Comment, CommentAction, type Decision } from "#schema/resources/Comment.ts"
import { AnswerKind } from "#schema/resources/NeedsYou.ts"
import { type Brand, mayModerate, type Person } from "./Brand.ts"
import { deed, type Held, type Note, notesOf, pendingOf, type Said, type Verb, willBeHidden } from "./Comments.ts"
import { answerTo, done, isSame, later, pick, pickId, refusedAs, type Turn } from "./Turn.ts"

/** The comment as anybody in the workspace sees it now, and how long its history is. */
export const see = Effect.fn("see")(function* ({ people }: Brand, id: string) {
  const { data } = done(
    yield* answerTo(
      pick(people, id.length).client.comments.get({ path: { id: CommentId.make(id) }, withResponse: true })
    )
  )
  const { delayed: _delayed, history, sales: _sales, ...comment } = data
  return { comment, history }
})

/** Asserts that a comment is as it was held to be, and nothing was written about it. */
export const unchanged = Effect.fn("unchanged")(function* (brand: Brand, held: Held) {
  const { comment, history } = yield* see(brand, held.comment.id)
  isSame(comment, held.comment)
  assert.lengthOf(history, held.history)
})

/** Asserts that a comment changed to what is expected, at one later time, and was written about so many times. */
export const changed = Effect.fn("changed")(function* (
  brand: Brand,
  held: Held,
  entries: number,
  expected: (now: Comment) => Partial<Comment>,
  known: (now: Comment) => Partial<Held>
) {
  const { comment, history } = yield* see(brand, held.comment.id)
  later(brand, comment.updated_at)
  isSame(comment, { ...held.comment, ...expected(comment), updated_at: comment.updated_at })
  assert.lengthOf(history, held.history + entries)
  assert.strictEqual(history.at(-1)?.at, comment.updated_at)
  const after = { ...held, ...known(comment), comment, history: history.length }
  brand.comments.set(comment.id, after)
  return after
})

/** Times of changes that happened side by side are only later than what was before all of them. */
export const passTo = (brand: Brand, ...times: ReadonlyArray<string>) => {
  brand.last = [brand.last, ...times].sort().at(-1) ?? ""
}

const words = ["Thank you", "We are on it, and will write to you as soon as it is done. ".repeat(12).trim()]
/** No two alike, as two of one key within a minute are one. Platforms may cut the end off. */
const newText = (brand: Brand, id: CommentId, which: number) =>
  `${brand.comments.get(id)?.history ?? 0} ${pick(words, which)}`

const noteWords: Readonly<Record<Note, RegExp>> = {
  instead: /takes the place of an earlier answer/,
  unasked: /did not wait for an answer/,
  again: /hidden.*will be shown again/,
  cut: /characters, so the reply is cut after/
}

const told = ({ note = "", ...answer }: { readonly note?: string; readonly queued: boolean }) => ({
  ...answer,
  notes: Struct.keys(noteWords).filter((kind) => noteWords[kind].test(note))
})

const verdicts = { hide: "hide", keep: "keep", reply: "keep" } as const

/** An answer that a person gave and that neither anybody nor the platform has overtaken. */
const standing = ({ comment, said }: Held): Said | null =>
  said !== null &&
  comment.status !== "review" &&
  comment.status !== "deleted" &&
  comment.decision?.by === "person" &&
  comment.decision.outcome === verdicts[said.answer]
    ? said
    : null

const reaches = ({ limitedTo }: Person, { comment }: Held) => limitedTo === null || limitedTo === comment.account.id

/** What a deed of a person makes of a comment, checked. */
const carriedOut = Effect.fn("carriedOut")(function* (
  brand: Brand,
  person: Person,
  held: Held,
  verb: Verb,
  text: string,
  teaches: boolean,
  unexpected: ReadonlyArray<Note> = []
) {
  const what = deed(held, verb, text)
  if (what._tag !== "Done") return yield* Effect.as(unchanged(brand, held), { ...what, notes: [] })
  const { archived, verdict, work } = what
  const notes = [...unexpected, ...notesOf(held.comment, work)]
  const open = [...held.open, ...work]
  const before = held.comment.decision
  const corrected = held.record !== null && held.record.outcome !== "ask" && verdict !== null && teaches
  const after = yield* changed(
    brand,
    held,
    1,
    (now) => ({
      archived,
      ...(verdict === null
        ? {}
        : {
            status: held.hiddenThere ? "hidden" : "visible",
            decided_at: now.updated_at,
            decision: {
              outcome: verdict,
              by: "person",
              name: "Ada Operator",
              reason: reasonOf(now.decision),
              category: before?.category ?? null,
              score: before?.score ?? null,
              policy_version: before?.policy_version ?? null,
              at: now.updated_at
            }
          }),
      ...(verdict !== null || verb === "block" || verb === "unblock" ? { action_error: null } : {}),
      ...(verb === "reply" ? { draft_reply: null } : {}),
      ...(work.length === 0
        ? {}
        : {
            pending_action: {
              action: pendingOf(open) ?? "hide",
              since: now.pending_action?.since ?? now.updated_at
            }
          })
    }),
    (now) => ({
      open,
      ...(verdict === null ? {} : { waitingSince: null }),
      ...(teaches && verdict !== null
        ? {
            said: {
              answer: verb === "reply" ? "reply" : verdict,
              text: verb === "reply" ? text : null,
              queued: work.length > 0,
              notes,
              personId: person.personId,
              at: now.updated_at
            }
          }
        : {}),
      ...(corrected && held.record !== null
        ? { record: { ...held.record, corrected: held.record.outcome !== verdict } }
        : {})
    })
  )
  passTo(brand, after.comment.updated_at)
  return { ...what, notes }
})

const reasonOf = (decision: Decision | null) => {
  assert.isNotEmpty(decision?.reason)
  return decision?.reason ?? ""
}

/** A comment of the brand, more often than not. */
export const commentIdOf = ({ brand, other, which }: Turn) =>
  CommentId.make(pickId(brand.comments.keys(), other.comments.keys(), which))

/** Text goes with a reply alone. */
const worded = (verb: string, text: string) => (verb === "reply" ? { text } : {})

export const act = Effect.fn("act")(function* (turn: Turn) {
  const { a, b, brand, person } = turn
  const id = commentIdOf(turn)
  const action = pick(CommentAction.literals, a)
  const text = newText(brand, id, b)
  const answer = yield* answerTo(
    person.client.comments.act({
      headers: {},
      path: { id },
      payload: { action, ...worded(action, text) },
      withResponse: true
    })
  )
  const held = brand.comments.get(id)
  if (!mayModerate(person)) return refusedAs(answer, "forbidden")
  if (held === undefined) return refusedAs(answer, "not_found")
  if (!reaches(person, held)) return refusedAs(answer, "forbidden")
  // a reply to what is up anyway says nothing new about it
  const teaches = action !== "reply" || held.comment.status === "review" || willBeHidden(held)
  const what = yield* carriedOut(brand, person, held, action, text, teaches)
  if (what._tag === "Refused") return refusedAs(answer, what.status === 409 ? "conflict" : "unprocessable")
  const queued = what._tag === "Done" && what.work.length > 0
  assert.deepStrictEqual<unknown>(told(done(answer, queued ? 202 : 200).data), {
    comment_id: id,
    action,
    queued,
    notes: what.notes
  })
})

export const answer = Effect.fn("answer")(function* (turn: Turn) {
  const { a, b, brand, person } = turn
  const id = commentIdOf(turn)
  const kind = pick(AnswerKind.literals, a)
  const before = brand.comments.get(id)
  const said = before === undefined ? null : standing(before)
  const text = (b % 2 === 0 ? said?.text : null) ?? newText(brand, id, b)
  const answered = yield* answerTo(
    person.client.autopilot.answer({
      headers: {},
      path: { id },
      payload: { answer: kind, ...worded(kind, text) },
      withResponse: true
    })
  )
  const held = brand.comments.get(id)
  if (!mayModerate(person)) return refusedAs(answered, "forbidden")
  if (held === undefined) return refusedAs(answered, "not_found")
  if (!reaches(person, held)) return refusedAs(answered, "forbidden")
  const earlier = standing(held)
  const given = (queued: boolean, notes: ReadonlyArray<Note>) => {
    const expected = { comment_id: id, answer: kind, queued, notes }
    assert.deepStrictEqual<unknown>(told(done(answered, queued ? 202 : 200).data), expected)
  }
  if (earlier !== null && earlier.answer === kind && (kind !== "reply" || earlier.text === text)) {
    given(earlier.queued, earlier.notes)
    return yield* unchanged(brand, held)
  }
  const now = yield* Clock.currentTimeMillis
  if (earlier !== null && earlier.personId !== person.personId && now - Date.parse(earlier.at) < 60_000) {
    refusedAs(answered, "conflict")
    return yield* unchanged(brand, held)
  }
  const waits = held.comment.status === "review" || held.waitingSince !== null
  const unexpected = earlier !== null ? (["instead"] as const) : waits ? [] : (["unasked"] as const)
  const what = yield* carriedOut(brand, person, held, kind, text, true, unexpected)
  if (what._tag === "Refused") return refusedAs(answered, what.status === 409 ? "conflict" : "unprocessable")
  given(what._tag === "Done" && what.work.length > 0, what.notes)
})
