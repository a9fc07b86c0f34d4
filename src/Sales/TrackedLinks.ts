import { createHash } from "node:crypto"
import { SqlClient } from "@effect/sql"
import { Context, Effect, Either, Layer, Option } from "effect"
import { InvalidRequest, NotFound, type Unavailable } from "#schema/Errors.ts"
import { ClickId, LinkId, type WorkspaceId } from "#schema/Ids.ts"
import { defaultPageSize } from "#schema/Page.ts"
import type { LinkFilter, NewTrackedLink, TrackedLink } from "#schema/resources/Link.ts"
import { Cursors } from "#src/Database/Cursors.ts"
import { type Page, type PageRequest, pageOf } from "#src/Database/Page.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { WorkspaceClock } from "#src/Database/WorkspaceClock.ts"
import { HashDirectory } from "#src/Directory/HashDirectory.ts"
import { Ids } from "#src/Ground/Ids.ts"
import { now } from "#src/Ground/Now.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { shown } from "#src/Ground/Time.ts"
import { linkCode, randomLength } from "./LinkCode.ts"
import { LinksRepo, type ListedLink, type StoredLink } from "./LinksRepo.ts"
import { linkTarget, withClick } from "./LinkTarget.ts"
import { isByPerson, type LinkVisit } from "./Visit.ts"

/** The clicks of a link that are kept, beside those that led to a sale. Whoever follows it without end fills no disk. */
const keptClicks = 100_000

/** Links that tell which comment, person or campaign a visit of the brand's own pages came from. */
export class TrackedLinks extends Context.Tag("steward/TrackedLinks")<
  TrackedLinks,
  {
    /** NotFound where the workspace has no such comment or contact. */
    readonly create: (
      workspaceId: WorkspaceId,
      link: NewTrackedLink
    ) => Effect.Effect<TrackedLink, InvalidRequest | NotFound>
    /** Newest first. */
    readonly list: (
      workspaceId: WorkspaceId,
      filter: LinkFilter,
      page: PageRequest
    ) => Effect.Effect<Page<TrackedLink>, InvalidRequest>
    /**
     * Where a visit goes on to. One by a person is a click, and carries its id there. `turn`: waits for a place among what
     * is counted for a workspace; who finds none is led on all the same, and is not counted.
     */
    readonly follow: (
      code: string,
      visit: LinkVisit,
      turn?: (workspaceId: WorkspaceId) => Effect.Effect<void, Unavailable>
    ) => Effect.Effect<string, NotFound>
  }
>() {
  static readonly layer = (options: { readonly baseUrl: string }) =>
    Layer.effect(
      TrackedLinks,
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const repo = yield* LinksRepo
        const directory = yield* HashDirectory
        const clock = yield* WorkspaceClock
        const cursors = yield* Cursors
        const ids = yield* Ids
        const random = yield* RandomBytes

        const toLink = ({ code, created_at, sales, ...link }: ListedLink): TrackedLink => ({
          id: link.id,
          code,
          url: `${options.baseUrl}/r/${code}`,
          target_url: link.target_url,
          comment_id: link.comment_id,
          contact_id: link.contact_id,
          campaign: link.campaign,
          clicks: link.clicks,
          sales: sales.map((sale) => ({ ...sale, value: Number(sale.value) })),
          created_at: shown(created_at)
        })

        const click = tracedFn("TrackedLinks.click")(function* (link: StoredLink) {
          const id = yield* ids.make("clk", ClickId.make)
          yield* Effect.orDie(repo.insertClick(link, id, yield* now, keptClicks))
          return withClick(link.target_url, id)
        })

        /** What the link is made for, as the workspace has it. */
        const sourceOf = Effect.fnUntraced(function* (workspaceId: WorkspaceId, link: NewTrackedLink) {
          const source = yield* Effect.orDie(repo.source(workspaceId, link))
          for (const kind of ["comment", "contact"] as const) {
            const asked = link[`${kind}_id`]
            if (asked !== undefined && source[`${kind}_id`] === null) return yield* Effect.fail(noSuch(kind, asked))
          }
          return source
        })

        return TrackedLinks.of({
          create: tracedFn("TrackedLinks.create")(function* (workspaceId, asked) {
            const target_url = yield* Either.mapLeft(linkTarget(asked.target_url), badTarget)
            const created_at = yield* clock.next(workspaceId)
            const link = {
              ...(yield* sourceOf(workspaceId, asked)),
              workspace_id: workspaceId,
              id: yield* ids.make("lnk", LinkId.make),
              code: linkCode(yield* random.bytes(randomLength)),
              target_url,
              campaign: asked.campaign ?? null,
              clicks: 0,
              created_at
            }
            yield* directory.enter({ workspaceId, hash: hashOf(link.code), endsAt: null })
            yield* Effect.orDie(repo.insert(link))
            return toLink({ ...link, sales: [] })
          }, transaction(sql)),

          list: tracedFn("TrackedLinks.list")(function* (workspaceId, filter, page) {
            const limit = page.limit ?? defaultPageSize
            const after =
              page.cursor === undefined
                ? Option.none()
                : Option.some(yield* cursors.decode("links", workspaceId, page.cursor, filter))
            const rows = yield* Effect.orDie(repo.list(workspaceId, filter, after, limit + 1))
            return pageOf(rows, limit, toLink, ({ created_at, id }) =>
              cursors.encode("links", workspaceId, { at: created_at.getTime(), id }, filter)
            )
          }),

          follow: tracedFn("TrackedLinks.follow")(function* (code, visit, turn = () => Effect.void) {
            // whoever follows a link brings no key
            const workspaceId = yield* directory.workspaceOf(hashOf(code))
            if (Option.isNone(workspaceId)) return yield* Effect.fail(noSuchLink)
            const link = yield* Effect.orDie(repo.find(workspaceId.value, code))
            if (Option.isNone(link)) return yield* Effect.fail(noSuchLink)
            const isCounted = isByPerson(visit) && (yield* Effect.isSuccess(turn(workspaceId.value)))
            return isCounted ? yield* click(link.value) : link.value.target_url
          })
        })
      })
    )
}

/** By which a link is found whose workspace nobody tells. */
const hashOf = (code: string): Uint8Array => createHash("sha256").update(code).digest()

const badTarget = (message: string) =>
  new InvalidRequest({ message: `target_url ${message}`, issues: [{ path: "target_url", message }] })

const noSuch = (kind: "comment" | "contact", id: string) =>
  new NotFound({ message: `There is no ${kind} ${JSON.stringify(id.slice(0, 64))} in this workspace` })

const noSuchLink = new NotFound({ message: "There is no such link; it may have been copied incompletely" })
