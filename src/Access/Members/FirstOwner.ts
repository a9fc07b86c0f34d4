import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Option } from "effect"
import type { PersonId, WorkspaceId } from "#schema/Ids.ts"
import { TimeZone } from "#schema/TimeZone.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { span } from "#src/Ground/Span.ts"
import { CredentialsRepo } from "../People/CredentialsRepo.ts"
import { People } from "../People/People.ts"
import { PasswordLinks, setupLifetime } from "../SignIn/PasswordLinks.ts"
import { Workspaces } from "../Workspaces/Workspaces.ts"
import { Members } from "./Members.ts"

const actor = "Steward, at its first start"

/** Whoever sets the first password, and a brand of theirs. */
export interface AwaitedOwner {
  readonly personId: PersonId
  readonly workspaceId: WorkspaceId
}

/** Somebody has to be able to sign in. */
export class FirstOwner extends Context.Tag("steward/FirstOwner")<
  FirstOwner,
  {
    /** Where nobody can sign in yet: an owner, made with a workspace where there is none. None once anybody has a password. */
    readonly awaited: Effect.Effect<Option.Option<AwaitedOwner>>
    /** A link by which that owner sets a password, to be shown to who runs Steward alone; none once anybody has one. */
    readonly link: Effect.Effect<Option.Option<string>>
  }
>() {
  static readonly layer = Layer.effect(
    FirstOwner,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* CredentialsRepo
      const workspaces = yield* Workspaces
      const people = yield* People
      const members = yield* Members
      const links = yield* PasswordLinks

      const owner: Effect.Effect<AwaitedOwner> = Effect.gen(function* () {
        const all = yield* workspaces.list
        for (const { id: workspaceId } of all) {
          const found = (yield* members.list(workspaceId)).find(({ role }) => role === "owner")
          if (found !== undefined) return { personId: found.personId, workspaceId }
        }
        const [workspace = yield* workspaces.create({ name: "My brand", timeZone: TimeZone.make("UTC") })] = all
        const person = yield* people.create({ name: "Owner" })
        const membership = { workspaceId: workspace.id, role: "owner", limitedTo: null, actor } as const
        yield* Effect.orDie(members.add({ ...membership, person }))
        return { personId: person.id, workspaceId: workspace.id }
      })

      const awaited = Effect.gen(function* () {
        if (yield* Effect.orDie(repo.anyPassword)) return Option.none()
        // processes that start together make one owner
        yield* Effect.orDie(repo.holdFirstOwner)
        return Option.some(yield* owner)
      }).pipe(transaction(sql))

      return FirstOwner.of({
        awaited: awaited.pipe(span("FirstOwner.awaited")),
        link: Effect.flatMap(
          awaited,
          Option.match({
            onNone: () => Effect.succeedNone,
            onSome: ({ personId }) => Effect.asSome(links.issue(personId, setupLifetime))
          })
        ).pipe(span("FirstOwner.link"))
      })
    })
  )
}
