import { HttpRouter } from "@effect/platform"
import { Clock, Effect, Option } from "effect"
import type { NeedsYouView as Shown } from "#schema/app/NeedsYouView.ts"
import { platformName, platforms } from "#schema/Platform.ts"
import { may } from "#schema/resources/Permission.ts"
import type { Brand } from "#src/Access/People/Membership.ts"
import type { Person } from "#src/Access/People/Person.ts"
import { NeedsYouViews } from "#src/Autopilot/Asking/NeedsYouViews.ts"
import { protectionLabels } from "#src/Autopilot/Settings/ProtectionLabels.ts"
import { WaitingComments } from "#src/Autopilot/Status/WaitingComments.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { HeldAnswers, type OwnHeldAnswer } from "#src/Moderation/Held/HeldAnswers.ts"
import { living } from "../Document/Living.ts"
import { page } from "../Document/PageResponse.ts"
import { questionOf } from "../Inbox/CommentView.ts"
import { answering } from "../Visitor/Answering.ts"
import { brandFinder, principalOf } from "../Visitor/BrandOf.ts"
import { parameter, query } from "../Visitor/Query.ts"
import { Stopped } from "../Visitor/Stopped.ts"
import { Visitor } from "../Visitor/Visitor.ts"
import type { OwnHeld } from "./NeedsYouProps.ts"
import { NeedsYouView } from "./NeedsYouView.tsx"

const limit = 50

const noSuchPage = () =>
  new Stopped({
    status: 400,
    title: "This page of the list is not there",
    message: "The address may be cut off. Begin at the first page of the list."
  })

const words = {
  platforms: Object.fromEntries(platforms.map((platform) => [platform, platformName(platform)])),
  areas: Object.fromEntries(Object.entries(protectionLabels).map(([area, { label }]) => [area, label]))
}

/** What somebody answered just now, and how long it can be taken back. */
const ownHeld = (rows: ReadonlyArray<OwnHeldAnswer>, now: number): ReadonlyArray<OwnHeld> =>
  rows.map(({ answer, comment_id, held_at, takes_effect_at }) => ({
    id: comment_id,
    answer,
    together: held_at.toISOString(),
    left: takes_effect_at.getTime() - now
  }))

/** What waits for people, with the newest of it, or the one of the address, beside the list. */
export const needsYouRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const visitor = yield* Visitor
    const comments = yield* Comments
    const views = yield* NeedsYouViews
    const held = yield* HeldAnswers
    const waitingComments = yield* WaitingComments
    const { brandOf, owning } = yield* brandFinder

    const shown = tracedFn("NeedsYou.shown")(function* (
      person: Person,
      { brand, brands }: { readonly brand: Brand; readonly brands: ReadonlyArray<Brand> },
      chosen: Shown | null
    ) {
      const cursor = (yield* parameter("cursor")) || undefined
      const list = yield* Effect.mapError(comments.listWaiting(brand.workspaceId, { limit, cursor }), noSuchPage)
      const principal = principalOf(person, brand)
      const first = list.data[0]
      const view =
        chosen ?? (first === undefined ? null : Option.getOrNull(yield* Effect.option(views.get(principal, first.id))))
      const answered = (yield* parameter("done")) ?? ""
      const done = Option.getOrNull(yield* Effect.option(comments.get(brand.workspaceId, answered)))
      const props = {
        workspace: brand.workspaceId,
        brand: brand.name,
        timeZone: brand.timeZone,
        items: list.data,
        waiting: yield* waitingComments.count(brand.workspaceId),
        next: list.next_cursor,
        isTop: cursor === undefined,
        held: ownHeld(yield* held.own(principal), yield* Clock.currentTimeMillis),
        view,
        question: view === null ? "" : questionOf(view.comment),
        mayAnswer: may(principal, "moderate"),
        isLimited: brand.limitedTo !== null,
        done: done?.decision?.reason ?? null,
        ...words
      }
      return yield* page({ title: "Needs you", here: "needs-you", brand, brands, view: living(NeedsYouView, props) })
    })

    const showAll = Effect.gen(function* () {
      const asked = (yield* query).toString()
      const person = yield* visitor.signedIn(asked === "" ? "/needs-you" : `/needs-you?${asked}`)
      return yield* shown(person, yield* brandOf(person, (yield* parameter("workspace")) || undefined), null)
    })

    const showOne = Effect.gen(function* () {
      const { id = "" } = yield* HttpRouter.params
      const person = yield* visitor.signedIn(`/needs-you/${encodeURIComponent(id)}`)
      const { brand, found } = yield* owning(person, (one) => views.get(principalOf(person, one), id))
      return yield* shown(person, yield* brandOf(person, brand.workspaceId), found)
    })

    yield* router.get("/needs-you", answering(showAll))
    yield* router.get("/needs-you/:id", answering(showOne))
  })
)
