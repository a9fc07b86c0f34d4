import { Effect, Option, Schema } from "effect"
import { CommentStatus } from "#schema/resources/Comment.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { page } from "../Document/PageResponse.ts"
import { answering } from "../Visitor/Answering.ts"
import { brandFinder } from "../Visitor/BrandOf.ts"
import { parameter, query } from "../Visitor/Query.ts"
import { Stopped } from "../Visitor/Stopped.ts"
import { Visitor } from "../Visitor/Visitor.ts"
import { inboxPage } from "./ListPage.tsx"

const decodeStatus = Schema.decodeUnknownOption(CommentStatus)

const limit = 25

const noSuchPage = () =>
  new Stopped({
    status: 400,
    title: "This page of the list is not there",
    message: "The address may be cut off. Begin at the first page of the list."
  })

/** All comments, for people in a browser. */
export const listRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const visitor = yield* Visitor
    const comments = yield* Comments
    const { brandOf } = yield* brandFinder

    const looking = Effect.fn("ListPage.looking")(function* (path: string) {
      const asked = (yield* query).toString()
      const person = yield* visitor.signedIn(asked === "" ? path : `${path}?${asked}`)
      const cursor = (yield* parameter("cursor")) || undefined
      return { ...(yield* brandOf(person, (yield* parameter("workspace")) || undefined)), request: { limit, cursor } }
    })

    const showInbox = Effect.gen(function* () {
      const { brand, brands, request } = yield* looking("/inbox")
      const status = Option.getOrNull(decodeStatus(yield* parameter("status")))
      const filter = status === null ? {} : { status }
      const list = yield* Effect.mapError(comments.list(brand.workspaceId, filter, request), noSuchPage)
      return yield* page(inboxPage({ brand, brands, list, status }))
    })

    yield* router.get("/inbox", answering(showInbox))
  })
)
