import { Clock, Context, Effect, Either, Layer, Option } from "effect"
import { InvalidRequest, NotFound } from "#schema/Errors.ts"
import { ClickId, type CommentId, type ContactId, LinkId, type WorkspaceId } from "#schema/Ids.ts"
import { Ids } from "#src/Ids.ts"
import { RandomBytes } from "#src/RandomBytes.ts"
import { linkCode, randomLength } from "./LinkCode.ts"
import { LinksRepo, type StoredLink } from "./LinksRepo.ts"
import { linkTarget, withClick } from "./LinkTarget.ts"
import { isByPerson, type Visit } from "./Visit.ts"

export interface NewLink {
  /** http or https. */
  readonly targetUrl: string
  /** The comment that is answered with it. */
  readonly commentId?: CommentId
  /** The person it is sent to. */
  readonly contactId?: ContactId
  readonly campaign?: string
}

export interface TrackedLink {
  readonly id: LinkId
  readonly code: string
  /** What people are given to follow. */
  readonly url: string
  readonly targetUrl: string
}

/** Links that tell which comment, person or campaign a visit of the brand's own pages came from. */
export class TrackedLinks extends Context.Tag("steward/TrackedLinks")<
  TrackedLinks,
  {
    readonly create: (workspaceId: WorkspaceId, link: NewLink) => Effect.Effect<TrackedLink, InvalidRequest>
    /** Where a visit goes on to. One by a person is a click, and carries its id there. */
    readonly follow: (code: string, visit: Visit) => Effect.Effect<string, NotFound>
  }
>() {
  static readonly layer = (options: { readonly baseUrl: string }) =>
    Layer.effect(
      TrackedLinks,
      Effect.gen(function* () {
        const repo = yield* LinksRepo
        const ids = yield* Ids
        const random = yield* RandomBytes

        const click = Effect.fn("TrackedLinks.click")(function* (link: StoredLink) {
          const id = yield* ids.make("clk", ClickId.make)
          yield* Effect.orDie(repo.insertClick(link, id, new Date(yield* Clock.currentTimeMillis)))
          return withClick(link.target_url, id)
        })

        return TrackedLinks.of({
          create: Effect.fn("TrackedLinks.create")(function* (
            workspaceId,
            { campaign, commentId, contactId, targetUrl }
          ) {
            const target = yield* Either.mapLeft(linkTarget(targetUrl), badTarget)
            const id = yield* ids.make("lnk", LinkId.make)
            const code = linkCode(yield* random.bytes(randomLength))
            const link = {
              workspace_id: workspaceId,
              id,
              code,
              target_url: target,
              comment_id: commentId ?? null,
              contact_id: contactId ?? null,
              campaign: campaign ?? null,
              created_at: new Date(yield* Clock.currentTimeMillis)
            }
            yield* Effect.orDie(repo.insert(link))
            return { id, code, url: `${options.baseUrl}/r/${code}`, targetUrl: target }
          }),

          follow: Effect.fn("TrackedLinks.follow")(function* (code, visit) {
            const link = yield* Effect.orDie(repo.find(code))
            if (Option.isNone(link)) return yield* Effect.fail(noSuchLink)
            return isByPerson(visit) ? yield* click(link.value) : link.value.target_url
          })
        })
      })
    )
}

const badTarget = (message: string) =>
  new InvalidRequest({ message: `target_url ${message}`, issues: [{ path: "target_url", message }] })

const noSuchLink = new NotFound({ message: "There is no such link; it may have been copied incompletely" })
