import { SqlClient } from "@effect/sql"
import { DateTime, Effect, FastCheck } from "effect"
import { ContactId, TagId } from "#schema/Ids.ts"
import { type Platform, platforms } from "#schema/Platform.ts"
import type { ContactFilter } from "#schema/resources/Contact.ts"
import { TimeZone } from "#schema/TimeZone.ts"
import { Workspaces } from "#src/Access/Workspaces/Workspaces.ts"
import { Ids } from "#src/Ground/Ids.ts"
import { connect } from "#test/House.ts"

const hour = 3_600_000
/** When the lists are asked for, in Unix milliseconds. */
export const now = Date.UTC(2026, 9, 2)

const names = ["Dana Example", "dan", "José Ångström", "Привет Мир", "東京太郎", "100%_\\ sure", "Example  Dana", ""]
const handles = ["dana.e", "@Dana", "kari_n", "", "ФОТО"]
const emails = ["dana@example.com", "Dana@example.com", "k@xn--d.no", null]
const phones = ["+4722864400", "+12025550123", null]
export const tagNames = ["VIP", "lead", "Été"] as const

/** A contact; `rank` decides how its id sorts, times are in milliseconds before now. */
export interface Row {
  readonly rank: number
  readonly platform: Platform
  readonly name: string
  readonly handle: string
  readonly email: string | null
  readonly phone: string | null
  readonly tags: ReadonlyArray<(typeof tagNames)[number]>
  readonly created: number
  readonly updated: number
  readonly messaged: number | null
}

/** Around the ends of the messaging windows. */
const ago = FastCheck.constantFrom(0, 1, 24 * hour - 1, 24 * hour, 24 * hour + 1, 48 * hour - 1, 48 * hour, 100 * hour)

export const row: FastCheck.Arbitrary<Row> = FastCheck.record({
  rank: FastCheck.nat(99),
  platform: FastCheck.constantFrom(...platforms),
  name: FastCheck.constantFrom(...names),
  handle: FastCheck.constantFrom(...handles),
  email: FastCheck.constantFrom(...emails),
  phone: FastCheck.constantFrom(...phones),
  tags: FastCheck.subarray([...tagNames]),
  created: FastCheck.nat(9),
  updated: ago,
  messaged: FastCheck.option(ago)
})

/** Pieces of what contacts hold, as people type them. */
const piece = FastCheck.constantFrom(...names, ...handles, ...emails, ...phones).chain((text) =>
  FastCheck.record({
    from: FastCheck.nat(12),
    length: FastCheck.integer({ min: 0, max: 8 }),
    upper: FastCheck.boolean()
  }).map(({ from, length, upper }) => {
    const cut = Array.from(text ?? "")
      .slice(from, from + length)
      .join("")
    return upper ? cut.toUpperCase() : cut
  })
)

type Has = NonNullable<ContactFilter["has"]>

export const filter: FastCheck.Arbitrary<ContactFilter> = FastCheck.record(
  {
    platform: FastCheck.constantFrom(...platforms),
    tag: FastCheck.constantFrom("vip", " Lead ", "VIP,lead", "no such tag", "éTÉ,,vip", "", ","),
    has: FastCheck.constantFrom<Has>("email", "phone", "either"),
    email: FastCheck.constantFrom(
      "dana@example.com",
      " dana@EXAMPLE.com",
      "DANA@example.com",
      "nobody@example.com",
      ""
    ),
    q: FastCheck.oneof(
      piece,
      FastCheck.tuple(piece, piece).map((both) => both.join(" ")),
      FastCheck.constantFrom("@dana", "@d", "zzz", "%", "_", "\\", "'")
    ),
    can_message: FastCheck.constantFrom<"true" | "false">("true", "false"),
    updated_since: ago.map((milliseconds) => DateTime.unsafeMake(now - milliseconds))
  },
  { requiredKeys: [] }
)

export interface Stored extends Row {
  readonly id: ContactId
}

const windows: Partial<Record<Platform, number>> = { facebook: 24 * hour, instagram: 24 * hour, tiktok: 48 * hour }
const folded = (text: string) => text.normalize("NFKC").toLowerCase()

const holds = (row: Row, q: string) => {
  const words = q.trim().replaceAll(/\s+/g, " ")
  const handle = row.handle.replace(/^@+/, "")
  const fields = [row.name, ...(handle === "" ? [] : [`@${handle}`, handle]), row.email, row.phone].map((field) =>
    field === null ? null : ` ${folded(field)}`
  )
  const isHeld = (wanted: string) => {
    const looked = Array.from(wanted).length < 3 ? ` ${folded(wanted)}` : folded(wanted)
    return fields.some((field) => field?.includes(looked) === true)
  }
  return isHeld(words) || words.split(" ").every(isHeld)
}

/** What a filter means, in memory. */
export const matches = (filter: ContactFilter) => (row: Row) => {
  const open = row.messaged !== null && row.messaged < (windows[row.platform] ?? 0)
  // a list of nothing but blanks names no tag, and is no filter
  const wantedTags = (filter.tag ?? "").split(",").flatMap((name) => (isBlank(name) ? [] : [name.trim().toLowerCase()]))
  const wantedEmail = filter.email?.trim().toLowerCase()
  return [
    filter.platform === undefined || row.platform === filter.platform,
    wantedTags.length === 0 || row.tags.some((name) => wantedTags.includes(name.toLowerCase())),
    filter.has === undefined ||
      (filter.has !== "phone" && row.email !== null) ||
      (filter.has !== "email" && row.phone !== null),
    wantedEmail === undefined || row.email?.toLowerCase() === wantedEmail,
    filter.q === undefined || holds(row, filter.q),
    filter.can_message === undefined || open === (filter.can_message === "true"),
    filter.updated_since === undefined || now - row.updated >= DateTime.toEpochMillis(filter.updated_since)
  ].every((condition) => condition)
}

/** As the doors pass a filter on: a blank is none. */
export const withoutBlanks = ({ email, q, tag, ...rest }: ContactFilter): ContactFilter => ({
  ...rest,
  ...(isBlank(email) ? {} : { email }),
  ...(isBlank(q) ? {} : { q }),
  ...(isBlank(tag) ? {} : { tag })
})

const isBlank = (value: string | undefined): value is undefined => value === undefined || value.trim() === ""

/** A workspace with an account on each platform, and these contacts. */
export const stocked = Effect.fn("stocked")(function* (rows: ReadonlyArray<Row>) {
  const sql = yield* SqlClient.SqlClient
  const ids = yield* Ids
  const workspaces = yield* Workspaces
  const { id: workspaceId } = yield* workspaces.create({ name: "Fjord Coffee", timeZone: TimeZone.make("UTC") })
  const accounts = yield* Effect.forEach(platforms, (platform) => connect(workspaceId, platform))
  const before = (milliseconds: number) => new Date(now - milliseconds)
  const stored = rows.map((row, index): Stored => {
    const digits = `${String(row.rank).padStart(2, "0")}${String(index).padStart(4, "0")}`
    return { ...row, id: ContactId.make(`con_${digits.padStart(32, "0")}`) }
  })
  const tags = yield* Effect.forEach(tagNames, (name) =>
    Effect.map(ids.make("tag", TagId.make), (id) => ({ id, name, key: name.toLowerCase() }))
  )
  for (const { id, key, name } of tags) {
    const contacts = rows.filter((row) => row.tags.includes(name)).length
    yield* sql`INSERT INTO tags ${sql.insert({ workspace_id: workspaceId, id, name, key, contacts, created_at: before(0) })}`
  }
  if (stored.length > 0) {
    yield* sql`INSERT INTO contacts ${sql.insert(
      stored.map(({ created, email, handle, id, messaged, name, phone, platform, updated }) => ({
        workspace_id: workspaceId,
        id,
        account_id: accounts.find((account) => account.platform === platform)?.accountId ?? "",
        platform,
        name,
        handle,
        email,
        phone,
        last_message_at: messaged === null ? null : before(messaged),
        created_at: before(created),
        updated_at: before(updated)
      }))
    )}`
  }
  const given = stored.flatMap((row) =>
    tags.flatMap(({ id, name }) =>
      row.tags.includes(name) ? [{ workspace_id: workspaceId, contact_id: row.id, tag_id: id }] : []
    )
  )
  if (given.length > 0) yield* sql`INSERT INTO contact_tags ${sql.insert(given)}`
  return { workspaceId, accounts, rows: stored }
})
