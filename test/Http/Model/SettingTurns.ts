import { assert } from "@effect/vitest"
import { Clock, Effect } from "effect"
import { data } from "#schema/Page.ts"
import { answerModes, Guidance, Protections, protectionKeys } from "#schema/resources/Autopilot.ts"
import { type Answered, ask, readAs, refused } from "../Asking.ts"
import { type Brand, mayChangeAutopilot, mayModerate, type Person } from "./Brand.ts"
import type { Held } from "./Comments.ts"
import { answerTo, done, pick, type Turn } from "./Turn.ts"

const guidances = ["", "Ask me about refunds.", "Hide links. Be excellent.", "Our competitors are Acme and Globex."]
const GuidanceAnswer = data(Guidance, "GuidanceAnswer")
const ProtectionsAnswer = data(Protections, "ProtectionsAnswer")

/** What `If-Match` names, and whether that is the version there is. */
const condition = (version: number, number: number) => {
  const choices = [
    [{}, true],
    [{ "if-match": `"${version}"` }, true],
    [{ "if-match": `W/"${version}", "x"` }, true],
    [{ "if-match": "*" }, true],
    [{ "if-match": `"${version + 1}"` }, false],
    [{ "if-match": '"x"' }, false]
  ] as const
  return pick(choices, number)
}

/** A change that is let through, or the reason why not. */
const isLetThrough = (person: Person, answered: Answered, holds: boolean) => {
  if (!mayChangeAutopilot(person)) refused(answered, 403, "forbidden")
  else if (!holds) refused(answered, 412, "precondition_failed")
  else return true
  return false
}

const isGuidance = ({ guidance }: Brand, answered: Answered, isSaved = false) => {
  const { does: _, unclear, warnings, ...shown } = readAs(GuidanceAnswer, answered).data
  const { text, version } = guidance
  assert.deepStrictEqual(shown, { guidance: text, policy_version: version === 0 ? null : version })
  assert.strictEqual(warnings !== undefined, isSaved)
  assert.strictEqual((unclear ?? []).length > 0, text.includes("Be excellent"))
  assert.match(answered.headers.get("etag") ?? "", new RegExp(`^"${version}\\.`))
}

export const putGuidance = Effect.fn("putGuidance")(function* ({ a, b, brand, person }: Turn) {
  const guidance = pick(guidances, a)
  const [headers, holds] = condition(brand.guidance.version, b)
  const path = "/api/v1/autopilot/guidance"
  const answered = yield* ask("PUT", path, { key: person.key, json: { guidance }, headers })
  if (isLetThrough(person, answered, holds)) {
    brand.guidance = { text: guidance, version: brand.guidance.version + 1 }
    isGuidance(brand, answered, true)
  }
  isGuidance(brand, yield* ask("GET", path, { key: person.key }))
})

const isProtections = ({ protections: { answers, on, version } }: Brand, answered: Answered) => {
  const { answer_questions, customized_accounts, protections } = readAs(ProtectionsAnswer, answered).data
  assert.deepStrictEqual(
    protections.map(({ key, on: is }) => [key, is]),
    protectionKeys.map((key) => [key, on[key]])
  )
  assert.deepStrictEqual([answer_questions, customized_accounts], [answers, []])
  assert.match(answered.headers.get("etag") ?? "", new RegExp(`^"${version}\\.`))
}

export const patchProtections = Effect.fn("patchProtections")(function* ({ a, b, brand, person, which }: Turn) {
  const { answers, on, version } = brand.protections
  const key = pick(protectionKeys, a)
  const switches = which % 3 === 0 ? {} : { [key]: a % 2 === 0 }
  const answer_questions = pick(answerModes, a)
  const json = which % 3 === 1 ? switches : { ...switches, answer_questions }
  const [headers, holds] = condition(version, b)
  const path = "/api/v1/autopilot/protections"
  const answered = yield* ask("PATCH", path, { key: person.key, json, headers })
  if (isLetThrough(person, answered, holds)) {
    const after = { on: { ...on, ...switches }, answers: which % 3 === 1 ? answers : answer_questions }
    const isSame = after.on[key] === on[key] && after.answers === answers
    brand.protections = { ...after, version: version + (isSame ? 0 : 1) }
    isProtections(brand, answered)
  }
  isProtections(brand, yield* ask("GET", path, { key: person.key }))
})

export const me = Effect.fn("me")(function* ({ brand, person }: Turn) {
  const { can_act, created_by, workspace } = done(yield* answerTo(person.client.me.get({ withResponse: true }))).data
  assert.deepStrictEqual<unknown>(
    [workspace, created_by, can_act],
    [{ id: brand.workspaceId, name: brand.name }, { name: "Ada Operator" }, mayModerate(person)]
  )
})

const day = 86_400_000
const rate = (part: number, whole: number) => (whole === 0 ? 0 : part / whole)

/** The figures of the days before a moment. */
const weekOf = (records: ReadonlyArray<NonNullable<Held["record"]>>) => {
  const alone = records.filter(({ outcome }) => outcome !== "ask")
  const corrections = alone.filter(({ corrected }) => corrected).length
  return {
    decided: records.length,
    handled_alone: alone.length,
    asked_you: records.length - alone.length,
    handled_alone_rate: rate(alone.length, records.length),
    asked_you_rate: rate(records.length - alone.length, records.length),
    agreement: corrections === 0 ? null : rate(alone.length - corrections, alone.length),
    corrections,
    answered_by_campaigns: 0
  }
}

export const status = Effect.fn("status")(function* ({ brand, person }: Turn) {
  const shown = done(yield* answerTo(person.client.autopilot.status({ withResponse: true }))).data
  const now = yield* Clock.currentTimeMillis
  const held = [...brand.comments.values()]
  const since = (from: number, to: number) =>
    weekOf(
      held.flatMap(({ record }) => (record !== null && isWithin(now - Date.parse(record.at), from, to) ? [record] : []))
    )
  for (const [week, expected] of [
    [shown.this_week, since(-60_000, 7 * day)],
    [shown.previous_week, since(7 * day, 14 * day)]
  ] as const) {
    for (const [name, value] of Object.entries(expected)) {
      const actual = Object.entries(week).find(([own]) => own === name)?.[1]
      if (value === null || actual === null || actual === undefined) assert.strictEqual(actual, value, name)
      else assert.closeTo(actual, value, 0.0001, name)
    }
  }
  assert.strictEqual(
    shown.waiting,
    held.filter(({ comment }) => comment.status === "review" && !comment.archived).length
  )
  assert.strictEqual(shown.set_up, Object.values(brand.protections.on).includes(true))
  assert.isNotEmpty(shown.summary)
})

/** Later than `to` before now, and not later than `from` before now. */
const isWithin = (age: number, from: number, to: number) => age > from && age <= to
