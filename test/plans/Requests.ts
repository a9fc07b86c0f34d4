import { HttpApi } from "@effect/platform"
import { Array as Arr, Effect, Option, Schema, SchemaAST } from "effect"
import { StewardApi } from "#schema/api/Api.ts"
import { ContactId, HookId, type WorkspaceId } from "#schema/Ids.ts"
import { hookEvents } from "#schema/resources/Event.ts"
import type { ListName } from "#src/Database/Cursor.ts"
import { Cursors } from "#src/Database/Cursors.ts"
import { found, now } from "./Seed.ts"

export interface Request {
  /** `group.endpoint`, as the contract names it. */
  readonly name: string
  readonly method: string
  readonly path: string
  readonly json?: unknown
}

type Values = Readonly<Record<string, ReadonlyArray<string>>>

const ago = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()
const day = (days: number) => ago(days).slice(0, "YYYY-MM-DD".length)
const accounts = [found.account, found.accountWithoutDeleted, found.quietAccount, "acc_unknown"]
const platforms = ["facebook", "threads"]

/** What each parameter is asked for: what is frequent, what is rare and what there is none of. */
const parameters: Readonly<Record<string, Values>> = {
  "comments.list": {
    status: ["visible", "deleted", "review", "pending"],
    platform: ["facebook", "youtube", "threads"],
    surface: ["organic", "ad"],
    account_id: accounts,
    ad_id: ["ad-0", "unknown"],
    post_id: ["post-7", "unknown"],
    external_id: ["ext-777", "unknown"],
    archived: ["true", "false"],
    q: ["coffee", "co", "sugar", "olden times", "詐欺", "nobody has this"],
    since: [ago(1), ago(700), ago(-1)],
    until: [ago(1), ago(700), ago(900)],
    limit: ["100"]
  },
  "autopilot.needsYou": { limit: ["1", "100"] },
  "contacts.list": {
    platform: platforms,
    tag: ["tag 1", "tag 2", "unknown", "tag 1,tag 2"],
    has: ["email", "phone", "either"],
    email: ["d3d94468@example.com", "nobody@example.com"],
    q: ["h", "ha", "hansen", "c4ca4238", "nobody has this", "@"],
    can_message: ["true", "false"],
    updated_since: [ago(0.01), ago(700)],
    limit: ["100"]
  },
  "links.list": {
    comment_id: [found.comment, "com_unknown"],
    contact_id: [found.contact, found.linkedContact, "con_unknown"],
    campaign: ["campaign 1", "unknown"],
    limit: ["100"]
  },
  "hooks.deliveries": {
    status: ["delivered", "queued", "failed"],
    after_sequence: ["0", "5000"],
    limit: ["100"]
  },
  "audit.list": {
    // part of a name: one that nobody has is looked for in the whole log of the workspace
    actor: ["ada"],
    what: ["key.created", "member.removed"],
    since: [ago(1), ago(700)],
    until: [ago(1), ago(700)],
    limit: ["100"]
  },
  "contacts.eraseAuthor": { author_id: [found.author, "unknown"] },
  "reports.summary": {
    platform: platforms,
    surface: ["organic", "ad"],
    account_id: accounts
  }
}

/** Parameters that only come together. */
const together: Readonly<Record<string, Values>> = {
  "reports.summary": { from: [day(365)], to: [day(0)] }
}

/** The ids that stand in paths, and the bodies. */
const asked: Readonly<
  Record<string, { readonly ids?: ReadonlyArray<string>; readonly bodies?: ReadonlyArray<unknown> }>
> = {
  "comments.get": { ids: [found.comment, "com_unknown"] },
  "comments.act": {
    ids: [found.comment],
    bodies: ["hide", "unhide", "reply", "allow", "archive", "unarchive", "block", "unblock"].map((action) => ({
      action,
      text: "Thank you"
    }))
  },
  "comments.replyPrivately": { ids: [found.newComment], bodies: [{ text: "Thank you" }] },
  "autopilot.answer": {
    ids: [found.comment],
    bodies: [{ answer: "hide" }, { answer: "keep" }, { answer: "reply", text: "Thank you" }]
  },
  "autopilot.putGuidance": { bodies: [{ guidance: "Hide links." }] },
  "autopilot.patchProtections": { bodies: [{ links: true }] },
  "autopilot.getAccountProtections": { ids: accounts },
  "autopilot.patchAccountProtections": { ids: accounts, bodies: [{ links: true }] },
  "autopilot.deleteAccountProtections": { ids: accounts },
  "contacts.get": { ids: [found.contact, found.linkedContact] },
  "contacts.link": { ids: [found.contact], bodies: [{ contact_id: found.doubleContact }] },
  "contacts.erase": { ids: [found.leavingContact] },
  "contacts.eraseAuthor": { ids: accounts },
  "contacts.export": { ids: [found.contact, found.linkedContact] },
  "contacts.update": {
    ids: [found.contact],
    bodies: [{ email: "dana@example.com", fields: { size: "L" }, add_tags: ["new", "tag 1"], remove_tags: ["tag 2"] }]
  },
  "reports.convert": {
    bodies: [
      { click_id: found.click, value: 12 },
      { click_id: "unknown", value: 12 }
    ]
  },
  "links.create": {
    bodies: [{}, { comment_id: found.comment, contact_id: found.contact, campaign: "campaign 1" }].map((origin) => ({
      target_url: "https://example.com/offer",
      ...origin
    }))
  },
  "hooks.subscribe": {
    bodies: ["comment.hidden", "contact.updated"].map((event) => ({ event, target_url: "https://93.184.215.14/" }))
  },
  "hooks.get": { ids: [found.hook] },
  "hooks.send": { ids: [found.busyHook], bodies: [{ comment_id: found.comment }, { contact_id: found.contact }] },
  "hooks.rotate": { ids: [found.busyHook], bodies: [{}, { is_known: true }] },
  "hooks.unsubscribe": { ids: [found.hook] },
  "hooks.samples": { ids: hookEvents },
  "hooks.deliveries": { ids: [found.busyHook] },
  "hooks.redeliver": { ids: [found.busyHook], bodies: [{ delivery_id: found.delivery }, { since: ago(1) }] },
  "policy.startBacktest": { bodies: [{ draft: { guidance: "Hide links." } }] },
  "policy.getBacktest": { ids: [found.backtest] },
  "policy.startUndo": { bodies: [{ policy_version: null, since: ago(1) }] },
  "policy.getUndo": { ids: [found.undo] },
  "policy.putShadow": { bodies: [{ guidance: "Hide links." }] }
}

/** What has to be there again before an endpoint is asked. */
const before: Readonly<Record<string, Request>> = {
  "policy.promoteShadow": {
    name: "policy.putShadow",
    method: "PUT",
    path: "/api/v1/autopilot/shadow",
    json: { guidance: "Hide links." }
  }
}

/** What reaches outside, and reads no more than what it is told the id of. */
export const outward: ReadonlyArray<string> = ["hooks.test"]

/** The lists that are paged, by whose cursors. */
const lists: Readonly<Record<string, ListName>> = {
  "audit.list": "audit",
  "comments.list": "comments",
  "autopilot.needsYou": "needs_you",
  "contacts.list": "contacts",
  "contacts.export": `person ${ContactId.make(found.contact)}`,
  "links.list": "links",
  "hooks.deliveries": `deliveries ${HookId.make(found.busyHook)}`
}

const named = (values: Values) =>
  Object.entries(values).map(([name, all]) => all.map((value): Record<string, string> => ({ [name]: value })))

/** Nothing, and each value alone. */
const alone = (values: Values): ReadonlyArray<Record<string, string>> => [{}, ...named(values).flat()]

/** Each two values of different parameters together: all of them, or of each parameter the last. */
const paired = (values: Values, all: boolean): ReadonlyArray<Record<string, string>> => {
  const each = named(values).map((ones) => (all ? ones : ones.slice(-1)))
  return each.flatMap((ones, index) =>
    each.slice(index + 1).flatMap((others) => Arr.cartesianWith(ones, others, (one, other) => ({ ...one, ...other })))
  )
}

/**
 * Requests to every endpoint there is, with every parameter; one that nothing is known of fails. `thorough`: with every
 * two values together, on every page.
 */
export const requests = Effect.fn("requests")(function* (workspaceId: WorkspaceId, thorough: boolean) {
  const cursors = yield* Cursors
  const made: Array<Request> = []
  const unknown: Array<string> = []

  HttpApi.reflect(StewardApi, {
    onGroup: () => {},
    onEndpoint: ({ endpoint: { method, name: own, path, payloadSchema, urlParamsSchema }, group }) => {
      const name = `${group.identifier}.${own}`
      if (outward.includes(name)) return
      const { bodies = [undefined], ids = [""] } = asked[name] ?? {}
      const known = parameters[name] ?? {}
      const set = together[name] ?? {}
      const list = lists[name]
      const first = before[name]
      if (first !== undefined) made.push(first)
      const names = [...Object.keys(known), ...Object.keys(set), ...(list === undefined ? [] : ["cursor"])]
      const declared = Option.match(urlParamsSchema, {
        onNone: () => [],
        onSome: ({ ast }) => SchemaAST.getPropertySignatures(ast).map((property) => String(property.name))
      })
      unknown.push(...declared.filter((one) => !names.includes(one)).map((one) => `${name} ${one}`))
      if (path.includes(":") && asked[name]?.ids === undefined) unknown.push(`${name} ids`)
      if (Option.isSome(payloadSchema) && asked[name]?.bodies === undefined) unknown.push(`${name} bodies`)

      const pages =
        list === undefined
          ? []
          : [0.1, 650].map((days) => (query: Record<string, string>) => {
              const key = { at: now.getTime() - days * 86_400_000, id: "z" }
              return { ...query, cursor: cursors.encode(list, workspaceId, key, filterIn(urlParamsSchema, query)) }
            })
      const ones = alone(known)
      const queries = [
        ...ones,
        ...paired(known, thorough),
        ...(Object.keys(set).length === 0 ? [] : ones.map((one) => ({ ...one, ...firsts(set) })))
      ]
      const turned = pages.flatMap((page) =>
        // what comes oldest first has cursors of its own
        (thorough ? queries : ones).filter((one) => !("after_sequence" in one)).map(page)
      )
      for (const query of [...queries, ...turned]) {
        const search = new URLSearchParams(query).toString()
        for (const id of ids) {
          for (const json of bodies) {
            made.push({
              name,
              method,
              path: path.replace(/:\w+/, id) + (search === "" ? "" : `?${search}`),
              ...(json === undefined ? {} : { json })
            })
          }
        }
      }
    }
  })
  return unknown.length === 0 ? made : yield* Effect.dieMessage(`Say what to ask of ${unknown.join(", ")}`)
})

/** What a query narrows a list by. */
const filterIn = (
  schema: Option.Option<Pick<Schema.Schema.All, "ast">>,
  query: Readonly<Record<string, string>>
): Readonly<Record<string, unknown>> => {
  const decoded = Option.match(schema, {
    onNone: () => ({}),
    onSome: ({ ast }) => Schema.decodeUnknownSync(Schema.make<object>(ast))(query)
  })
  return Object.fromEntries(Object.entries(decoded).filter(([name]) => name !== "limit"))
}

const firsts = (values: Values) =>
  Object.fromEntries(Object.entries(values).map(([name, [value = ""]]) => [name, value]))
