import { assert } from "@effect/vitest"
import { Clock, DateTime, Effect } from "effect"
import { ContactId } from "#schema/Ids.ts"
import { platforms } from "#schema/Platform.ts"
import type { Contact } from "#schema/resources/Contact.ts"
import { passTo } from "./CommentTurns.ts"
import { type Change, changed, givenEmails, givenPhones, keyOf, passes, wrong } from "./Contacts.ts"
import { seeContact } from "./PeopleTurns.ts"
import { allPages, answerTo, done, later, newestFirst, pick, pickId, refusedAs, type Turn } from "./Turn.ts"

const idOf = ({ brand, other, which }: Turn) =>
  ContactId.make(pickId([...brand.contacts.keys(), ...brand.links.keys()], other.contacts.keys(), which))

const tags = ["VIP", "vip", " Lead ", "Press", "a,b"]

const changeOf = ({ a, b }: Turn): Change => {
  const has = (bit: number) => (a >> bit) % 3 === 1
  const change = {
    ...(has(0) ? { email: b % 4 === 0 ? null : pick(givenEmails, b) } : {}),
    ...(has(1) ? { phone: b % 4 === 1 ? null : pick(givenPhones, b) } : {}),
    ...(has(2) ? { fields: { [pick(["size", "city", ""], b)]: b % 5 === 0 ? null : `value ${b % 2}` } } : {}),
    ...(has(3) ? { add_tags: [pick(tags, b), pick(tags.slice(0, 4), b >> 2)] } : {}),
    ...(has(4) ? { remove_tags: [pick(tags.slice(0, 4), b >> 1)] } : {})
  }
  return Object.keys(change).length === 0 ? { add_tags: [pick(tags, b)] } : change
}

export const update = Effect.fn("update")(function* (turn: Turn) {
  const { brand, person } = turn
  const id = idOf(turn)
  const payload = changeOf(turn)
  const answer = yield* answerTo(person.client.contacts.update({ path: { id }, payload, withResponse: true }))
  const problems = wrong(payload)
  const before = brand.contacts.get(brand.links.get(id) ?? id)
  if (problems.length > 0) {
    if (answer._tag === "Done" || answer.error.code !== "invalid_request") return assert.fail("It was taken")
    assert.sameMembers([...new Set(answer.error.issues.map(({ path }) => path.split(".", 1)[0] ?? ""))], [...problems])
  } else if (before === undefined) refusedAs(answer, "not_found")
  else if (person.limitedTo !== null && person.limitedTo !== before.account_id) refusedAs(answer, "forbidden")
  else {
    const { data } = done(answer)
    const had = new Set(before.tags.map(keyOf))
    for (const tag of payload.add_tags ?? []) {
      const key = keyOf(tag)
      if (!had.has(key) && !brand.tags.has(key)) brand.tags.set(key, tag.trim())
    }
    const expected = changed(before, payload, brand.tags)
    const isSame = JSON.stringify(canonical(expected)) === JSON.stringify(canonical(before))
    assert.deepStrictEqual(data, isSame ? before : { ...expected, updated_at: data.updated_at })
    if (!isSame) later(brand, data.updated_at)
    brand.contacts.set(data.id, data)
    passTo(brand, data.updated_at)
  }
  if (before !== undefined) assert.deepStrictEqual(yield* seeContact(brand, id), brand.contacts.get(before.id))
})

const canonical = ({ fields, ...rest }: Contact) => ({ ...rest, fields: Object.entries(fields).sort() })

export const get = Effect.fn("get")(function* (turn: Turn) {
  const { brand, person } = turn
  const id = idOf(turn)
  const answer = yield* answerTo(person.client.contacts.get({ path: { id }, withResponse: true }))
  const held = brand.contacts.get(brand.links.get(id) ?? id)
  if (held === undefined) refusedAs(answer, "not_found")
  else assert.deepStrictEqual(done(answer).data, { ...held, sales: [] })
})

const searched = ["kari", "ka", "@kari", "ola_", "EXAMPLE.com", "+1202", "zzz", "n"]

const filterOf = ({ a, b, brand }: Turn) => {
  const times = [...Array.from(brand.contacts.values(), ({ updated_at }) => updated_at), "2026-01-01T00:00:00.000Z"]
  const has = (bit: number) => (a >> bit) % 4 === 3
  return {
    ...(has(0) ? { platform: pick(platforms, b) } : {}),
    ...(has(1) ? { tag: pick(["vip", "LEAD,press", "nobody has this", "Press"], b) } : {}),
    ...(has(2) ? { has: pick(["email", "phone", "either"] as const, b) } : {}),
    ...(has(3) ? { email: pick(givenEmails, b) } : {}),
    ...(has(4) ? { q: pick(searched, b) } : {}),
    ...(has(5) ? { can_message: pick(["true", "false"] as const, b) } : {}),
    ...(has(6) ? { updated_since: DateTime.unsafeMake(pick(times, b)) } : {})
  }
}

export const list = Effect.fn("list")(function* (turn: Turn) {
  const { brand, person, which } = turn
  const filter = filterOf(turn)
  if (filter.email !== undefined && wrong({ email: filter.email }).length > 0) {
    return refusedAs(
      yield* answerTo(person.client.contacts.list({ urlParams: filter, withResponse: true })),
      "invalid_request"
    )
  }
  const listed = yield* allPages(1 + (which % 6), (page) =>
    person.client.contacts.list({ urlParams: { ...filter, ...page }, withResponse: true })
  )
  const now = yield* Clock.currentTimeMillis
  const expected = [...brand.contacts.values()]
    .filter(passes(filter, now))
    .sort(newestFirst(({ created_at }) => created_at))
  assert.deepStrictEqual(listed, expected)
})

export const listTags = Effect.fn("listTags")(function* ({ brand, person }: Turn) {
  const { data } = done(yield* answerTo(person.client.contacts.tags({ withResponse: true })))
  const contacts = [...brand.contacts.values()]
  const expected = [...brand.tags]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, name]) => [name, contacts.filter(({ tags }) => tags.some((tag) => keyOf(tag) === key)).length])
  assert.deepStrictEqual<unknown>(
    data.map(({ contacts, name }) => [name, contacts]),
    expected
  )
})
