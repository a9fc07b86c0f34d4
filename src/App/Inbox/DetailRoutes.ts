import { HttpRouter } from "@effect/platform"
import { Effect, Option, Schema } from "effect"
import { actorOf } from "#schema/api/Authentication.ts"
import { PrivateReply } from "#schema/resources/Action.ts"
import { Answer, maxReplyLength } from "#schema/resources/NeedsYou.ts"
import type { Person } from "#src/Access/People/Person.ts"
import { DecisionReplays } from "#src/Autopilot/Replay/DecisionReplays.ts"
import { AuthorComments } from "#src/Comments/Authors/AuthorComments.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { CommentsInFull } from "#src/Moderation/Delayed/CommentsInFull.ts"
import { aboutOf } from "#src/Moderation/Held.ts"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { PrivateReplies } from "#src/Moderation/Private/PrivateReplies.ts"
import { page, seeOther } from "../Document/PageResponse.ts"
import { answeredBefore } from "../Parts/FollowedAnswers.tsx"
import { answering } from "../Visitor/Answering.ts"
import { brandFinder, principalOf } from "../Visitor/BrandOf.ts"
import type { Form } from "../Visitor/Form.ts"
import { parameter } from "../Visitor/Query.ts"
import { Stopped } from "../Visitor/Stopped.ts"
import { Visitor } from "../Visitor/Visitor.ts"
import { questionOf } from "./CommentView.ts"
import { detailPage } from "./DetailPage.tsx"
import type { DetailView } from "./DetailView.ts"
import { possible } from "./Possible.ts"
import { deeds, undoOf } from "./Undo.ts"

const decodeAnswer = Schema.decodeUnknownOption(Answer)
const decodeAction = Schema.decodeUnknownOption(Schema.Literal("archive", "unarchive", "block", "unblock"))
const decodeDeed = Schema.decodeUnknownOption(Schema.Literal(...deeds))

const status = { forbidden: 403, not_found: 404, conflict: 409, unprocessable: 422 } as const

const decodePrivateReply = Schema.decodeUnknownOption(PrivateReply)

const answerIn = (form: Form) => {
  const answer = form.get("answer")
  return decodeAnswer(answer === "reply" ? { answer, text: form.get("text").replaceAll("\r\n", "\n") } : { answer })
}

const changed = "This comment changed while you looked at it. This is how it stands now: look again, then answer."
const notChosen = `Write a reply of up to ${maxReplyLength} characters, or choose one of the other answers.`

const notWritten = `Write a message of up to ${maxReplyLength} characters.`

type Told = Partial<Pick<DetailView, "problem" | "typed" | "typedPrivately">> & { readonly status?: number }

/** A comment at the address that answers, deliveries and letters lead to, and what a person does with it there. */
export const detailRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const visitor = yield* Visitor
    const comments = yield* Comments
    const inFull = yield* CommentsInFull
    const authors = yield* AuthorComments
    const replays = yield* DecisionReplays
    const moderation = yield* Moderation
    const privateReplies = yield* PrivateReplies
    const { owning } = yield* brandFinder

    const look = tracedFn("DetailPage.look")(function* (person: Person, id: string) {
      const { brand, found: row } = yield* owning(person, ({ workspaceId }) => comments.find(workspaceId, id))
      const { workspaceId } = brand
      const kept = yield* replays.kept(workspaceId, row.id)
      const answered = yield* comments.findMany(workspaceId, answeredBefore(kept))
      return {
        brand,
        comment: yield* Effect.orDie(inFull.get(workspaceId, row.id)),
        asking: yield* comments.waitingItem(workspaceId, row.id),
        contactId: yield* authors.authorOf(workspaceId, row.id),
        kept,
        answered: new Map(Array.from(answered, ([id, { text }]) => [id, text])),
        possible: possible(row, brand),
        isWrittenTo: yield* privateReplies.isSent(workspaceId, row.id)
      }
    })

    const visited = tracedFn("DetailPage.visited")(function* (place: "inbox" | "needs-you") {
      const { id = "" } = yield* HttpRouter.params
      const path = `/${place}/${encodeURIComponent(id)}`
      const person = yield* visitor.signedIn(path)
      return { id, path, person, ...(yield* look(person, id)) }
    })

    const shown = (view: Omit<DetailView, "problem" | "typed" | "typedPrivately">, told: Told) => {
      const { problem = null, status = 200, typed = null, typedPrivately = null } = told
      return page(detailPage({ ...view, problem, typed, typedPrivately }), { status })
    }

    const show = Effect.gen(function* () {
      const view = yield* visited("inbox")
      const deed = Option.getOrNull(decodeDeed(yield* parameter("done")))
      const done = deed === null ? null : { deed, undo: undoOf(deed, (yield* parameter("was")) === "hidden") }
      const isReplayed = (yield* parameter("replay")) !== undefined
      const replay = isReplayed ? yield* replays.replay(view.brand.workspaceId, view.comment.id) : null
      return yield* shown({ ...view, done, replay }, {})
    })

    const take = tracedFn("DetailPage.take")(function* (place: "inbox" | "needs-you") {
      const form = yield* visitor.form
      const view = yield* visited(place)
      const { brand, comment, path, person } = view
      const typed = form.get("text") || null
      const told = (told: Told) =>
        Effect.flatMap(look(person, comment.id), (now) => shown({ ...now, path, done: null, replay: null }, told))
      if (view.possible.nothing !== null) {
        return yield* comment.status === "deleted"
          ? told({ problem: view.possible.nothing, status: 409, typed })
          : new Stopped({ status: 403, title: "You cannot do this", message: view.possible.nothing })
      }
      const principal = principalOf(person, brand)
      if (form.get("action") === "private_reply") {
        const typedPrivately = form.get("private").replaceAll("\r\n", "\n")
        const reply = Option.getOrNull(decodePrivateReply({ text: typedPrivately }))
        if (reply === null) return yield* told({ problem: notWritten, status: 422, typedPrivately })
        return yield* privateReplies.send(principal, comment.id, reply).pipe(
          Effect.as(seeOther(`${path}?done=private_reply`)),
          Effect.catchAll(({ code, message }) => told({ problem: message, status: status[code], typedPrivately }))
        )
      }
      const action = decodeAction(form.get("action"))
      const answer = answerIn(form)
      if (Option.isNone(action) && Option.isNone(answer)) return yield* told({ problem: notChosen, status: 422, typed })
      if (Option.isNone(action) && form.get("question") !== questionOf(comment)) {
        return yield* told({ problem: changed, status: 409, typed })
      }
      const deed = Option.match(action, {
        onSome: (one) =>
          Effect.as(moderation.act(principal, comment.id, { action: one }, form.get("seen") || undefined), one),
        onNone: () => {
          const given = Option.getOrThrow(answer)
          return Effect.as(moderation.answer(principal, comment.id, given, aboutOf(comment.text)), given.answer)
        }
      })
      const was = comment.status === "hidden" ? { was: "hidden" } : {}
      return yield* deed.pipe(
        Effect.annotateLogs({ answered_by: actorOf(principal) }),
        Effect.map((done) =>
          seeOther(
            place === "needs-you"
              ? `/needs-you?${new URLSearchParams({ workspace: brand.workspaceId, done: comment.id })}`
              : `${path}?${new URLSearchParams({ done, ...was })}`
          )
        ),
        Effect.catchAll(({ code, message }) => told({ problem: message, status: status[code], typed }))
      )
    })

    yield* router.get("/inbox/:id", answering(show))
    yield* router.post("/inbox/:id", answering(take("inbox")))
    yield* router.post("/needs-you/:id", answering(take("needs-you")))
  })
)
