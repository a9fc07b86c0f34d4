import { Effect, Either, Option, Schema } from "effect"
import type { InvalidRequest } from "#schema/Errors.ts"
import { CommentFilter } from "#schema/resources/CommentFilter.ts"
import { mostAtOnce } from "#schema/resources/HeldAnswer.ts"
import { may } from "#schema/resources/Permission.ts"
import { Comments } from "#src/Comments/Comments.ts"
import type { StoredComment } from "#src/Comments/StoredComment.ts"
import { TimesOutOfOrder } from "#src/Database/FilterTimes.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { aboutOf } from "#src/Moderation/Held.ts"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { Accounts } from "#src/Platforms/Accounts/Accounts.ts"
import { living } from "../Document/Living.ts"
import { page, seeOther } from "../Document/PageResponse.ts"
import { answering } from "../Visitor/Answering.ts"
import { brandFinder, principalOf } from "../Visitor/BrandOf.ts"
import { accountChoices, platformChoices } from "../Visitor/Choices.ts"
import { dayStart } from "../Visitor/Days.ts"
import { filledIn, filterReader } from "../Visitor/Filter.ts"
import type { Form } from "../Visitor/Form.ts"
import { query } from "../Visitor/Query.ts"
import { Stopped } from "../Visitor/Stopped.ts"
import { Visitor } from "../Visitor/Visitor.ts"
import { bulkActions } from "./BulkActions.ts"
import type { BulkOutcome } from "./Inbox.state.ts"
import { InboxView } from "./InboxView.tsx"
import { revealed } from "./Revealed.ts"

const limit = 50

const read = filterReader(CommentFilter)
const decodeAction = Schema.decodeUnknownOption(Schema.Literal(...bulkActions))

type Asked = Readonly<Record<string, string>>

/** Filters as the API takes them: days are those of the brand, the last one to its end, and the archive is left out. */
const apiFilter = ({ archived = "false", since, until, ...rest }: Asked, timeZone: string): Asked => {
  const time = (name: string, value: string | undefined, later: number) =>
    value === undefined
      ? {}
      : {
          [name]: Option.match(dayStart(value, timeZone, later), {
            onNone: () => value,
            onSome: (at) => at.toISOString()
          })
        }
  return {
    ...rest,
    ...(archived === "all" ? {} : { archived }),
    ...time("since", since, 0),
    ...time("until", until, 1)
  }
}

const onlyLooking = new Stopped({
  status: 403,
  title: "Your role can only view comments",
  message: "To act on comments, you need the role owner, admin, manager or moderator. Ask an owner of the brand."
})

const nothingAsked = new Stopped({
  status: 422,
  title: "Nothing was chosen",
  message: `Choose one to ${mostAtOnce} comments, and what to do with them.`
})

/** By which the texts are known again that the page showed, by the ids of their comments. */
const seenIn = (form: Form): ReadonlyMap<string, string> =>
  new Map(
    form.all("seen").map((one) => {
      const [id = "", about = ""] = one.split(" ")
      return [id, about]
    })
  )

/** What was just done to comments, as the address tells after a form. */
const doneIn = ({ count = "", done }: Asked): BulkOutcome | null => {
  const action = Option.getOrNull(decodeAction(done))
  return action === null || !/^(\d{1,2}|100)$/.test(count)
    ? null
    : { action, done: Number(count), left: [], undo: null }
}

/** How many of these comments everybody would see again if all were left up. */
const revealedOf = (comments: ReadonlyMap<string, StoredComment>): number =>
  revealed(
    Array.from(comments.values(), ({ hidden_at, pending_action, status }) => ({
      status,
      hidden_at,
      pending_action: pending_action === null ? null : { action: pending_action }
    }))
  )

/** What is wrong with the filters, in the words of the page where the page has them. */
const problemOf = (problem: InvalidRequest): string =>
  problem instanceof TimesOutOfOrder
    ? "“From” must not be later than “To”."
    : problem.issues.map(({ message, path }) => `${path} ${message}.`).join(" ")

/** All comments of a brand, for people in a browser, and what they do with several at once. */
export const inboxRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const visitor = yield* Visitor
    const comments = yield* Comments
    const moderation = yield* Moderation
    const accounts = yield* Accounts
    const { brandOf } = yield* brandFinder

    const looking = Effect.gen(function* () {
      const sent = yield* query
      const person = yield* visitor.signedIn(sent.size === 0 ? "/inbox" : `/inbox?${sent}`)
      const { count, cursor, done, workspace, ...asked } = filledIn(sent)
      const last = doneIn({ ...(count && { count }), ...(done && { done }) })
      return { person, asked, cursor, last, ...(yield* brandOf(person, workspace)) }
    })

    const shown = tracedFn("InboxPage.shown")(function* (
      { asked, brand, brands, cursor, person }: Effect.Effect.Success<typeof looking>,
      outcome: BulkOutcome | null,
      askedAbout: ReadonlyArray<string> = []
    ) {
      const { limitedTo, name, timeZone, workspaceId } = brand
      const filter = apiFilter(asked, timeZone)
      const found = yield* Effect.either(
        Effect.flatMap(read(filter), (decoded) => comments.list(workspaceId, decoded, { limit, cursor }))
      )
      const { data, next_cursor } = Either.getOrElse(found, () => ({ data: [], next_cursor: null }))
      const path = (more: Asked) => `/inbox?${new URLSearchParams({ workspace: workspaceId, ...asked, ...more })}`
      const view = living(InboxView, {
        workspaceId,
        brandName: name,
        timeZone,
        asked,
        filter,
        rows: data,
        abouts: Object.fromEntries(data.map(({ id, text }) => [id, aboutOf(text)])),
        older: next_cursor === null ? null : path({ cursor: next_cursor }),
        newest: cursor === undefined ? null : path({}),
        path: path(cursor === undefined ? {} : { cursor }),
        platforms: platformChoices,
        accounts: accountChoices(yield* accounts.list(workspaceId)),
        mayAct: may(principalOf(person, brand), "moderate"),
        limitedTo,
        problem: Either.isLeft(found) ? problemOf(found.left) : null,
        askedAbout,
        outcome
      })
      const isPartial = outcome !== null && outcome.left.length > 0
      return yield* page(
        { title: "Inbox", here: "inbox", brand, brands, view },
        { status: Either.isLeft(found) ? 400 : isPartial ? 422 : 200 }
      )
    })

    const show = Effect.flatMap(looking, (at) => shown(at, at.last))

    const act = Effect.gen(function* () {
      const form = yield* visitor.form
      const at = yield* looking
      const principal = principalOf(at.person, at.brand)
      if (!may(principal, "moderate")) return yield* onlyLooking
      const sure = form.get("sure")
      const action = yield* Effect.mapError(
        decodeAction(sure === "" ? form.get("action") : "allow"),
        () => nothingAsked
      )
      const ids = [...new Set(form.all("id"))]
      const seen = seenIn(form)
      if (ids.length === 0 || ids.length > mostAtOnce) return yield* nothingAsked
      if (action === "allow") {
        const hidden = revealedOf(yield* comments.findMany(at.brand.workspaceId, ids))
        if (hidden > 0 && sure !== String(hidden)) return yield* shown(at, null, ids)
      }
      const done = yield* Effect.forEach(ids, (id) =>
        moderation.act(principal, id, { action }, seen.get(id)).pipe(
          Effect.as(null),
          Effect.catchAll(({ message }) => Effect.succeed({ id: id.slice(0, 64), message }))
        )
      )
      const left = done.filter((one) => one !== null)
      if (left.length > 0) return yield* shown(at, { action, done: ids.length - left.length, left, undo: null })
      const { asked, brand, cursor } = at
      const back = { workspace: brand.workspaceId, ...asked, ...(cursor && { cursor }) }
      return seeOther(`/inbox?${new URLSearchParams({ ...back, done: action, count: String(ids.length) })}`)
    })

    yield* router.get("/inbox", answering(show))
    yield* router.post("/inbox", answering(act))
  })
)
