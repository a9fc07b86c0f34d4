import { HttpRouter } from "@effect/platform"
import { Effect, Schema } from "effect"
import { actorOf } from "#schema/api/Authentication.ts"
import { Answer, maxReplyLength } from "#schema/resources/NeedsYou.ts"
import { may } from "#schema/resources/Permission.ts"
import type { Person } from "#src/Access/People/Person.ts"
import { toNeedsYouItem } from "#src/Comments/CommentResource.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { AppLinks } from "#src/Ground/AppLinks.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { page, seeOther } from "../Document/PageResponse.ts"
import { answering } from "../Visitor/Answering.ts"
import { brandFinder, principalOf } from "../Visitor/BrandOf.ts"
import type { Form } from "../Visitor/Form.ts"
import { parameter } from "../Visitor/Query.ts"
import { Stopped } from "../Visitor/Stopped.ts"
import { Visitor } from "../Visitor/Visitor.ts"
import { commentPage } from "./CommentPage.tsx"
import { type CommentView, questionOf } from "./CommentView.ts"

const decodeAnswer = Schema.decodeUnknownOption(Answer)

const onlyLooking = new Stopped({
  status: 403,
  title: "Your role can only view comments",
  message: "To answer, you need the role owner, admin, manager or moderator. Ask an owner of the brand."
})

const chosen = (form: Form) => {
  const answer = form.get("answer")
  return decodeAnswer(answer === "reply" ? { answer, text: form.get("text").replaceAll("\r\n", "\n") } : { answer })
}

/** A comment at the addresses that answers, deliveries and letters lead to, and what a person says to it there. */
export const commentRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const visitor = yield* Visitor
    const comments = yield* Comments
    const moderation = yield* Moderation
    const links = yield* AppLinks
    const { owning } = yield* brandFinder

    const looking = (place: string) =>
      Effect.gen(function* () {
        const { id = "" } = yield* HttpRouter.params
        const path = `/${place}/${encodeURIComponent(id)}`
        const person = yield* visitor.signedIn(path)
        return { id, path, person, ...(yield* look(person, id)) }
      })

    const look = Effect.fn("CommentPage.look")(function* (person: Person, id: string) {
      const { brand, found: row } = yield* owning(person, ({ workspaceId }) => comments.find(workspaceId, id))
      const comment = yield* Effect.orDie(comments.get(brand.workspaceId, row.id))
      const asking = row.status === "review" ? toNeedsYouItem(row, links) : null
      return { brand, comment, asking, mayAnswer: may(principalOf(person, brand), "moderate") }
    })

    const shown = (
      view: Omit<CommentView, "problem" | "typed" | "done">,
      { done = false, problem = null, status = 200, typed = null }: Partial<CommentView> & { readonly status?: number }
    ) => page(commentPage({ ...view, done, problem, typed }), { status })

    const show = (place: string) =>
      Effect.gen(function* () {
        const view = yield* looking(place)
        return yield* shown(view, { done: (yield* parameter("done")) !== undefined })
      })

    const take = (place: string) =>
      Effect.gen(function* () {
        const form = yield* visitor.form
        const view = yield* looking(place)
        const { brand, comment, id, mayAnswer, path, person } = view
        if (!mayAnswer) return yield* onlyLooking
        const typed = form.get("text") || null
        const answer = chosen(form)
        if (answer._tag === "None") {
          const problem = `Write a reply of up to ${maxReplyLength} characters, or choose one of the other answers.`
          return yield* shown(view, { problem, status: 422, typed })
        }
        if (form.get("question") !== questionOf(comment)) {
          const problem =
            "This comment changed while you looked at it. This is how it stands now: look again, then answer."
          return yield* shown(view, { problem, status: 409, typed })
        }
        const principal = principalOf(person, brand)
        const again = (status: number) => (error: { readonly message: string }) =>
          Effect.flatMap(look(person, id), (now) => shown({ ...now, path }, { problem: error.message, status, typed }))
        return yield* moderation.answer(principal, id, answer.value).pipe(
          Effect.annotateLogs({ answered_by: actorOf(principal) }),
          Effect.as(
            seeOther(
              place === "needs-you"
                ? `/needs-you?${new URLSearchParams({ workspace: brand.workspaceId, done: comment.id })}`
                : `${path}?done=`
            )
          ),
          Effect.catchAll((error) => {
            switch (error.code) {
              case "forbidden":
                return again(403)(error)
              case "not_found":
                return new Stopped({ status: 404, title: "There is nothing here", message: error.message })
              case "conflict":
                return again(409)(error)
              case "unprocessable":
                return again(422)(error)
            }
          })
        )
      })

    for (const place of ["inbox", "needs-you"] as const) {
      if (place === "inbox") yield* router.get(`/${place}/:id`, answering(show(place)))
      yield* router.post(`/${place}/:id`, answering(take(place)))
    }
  })
)
