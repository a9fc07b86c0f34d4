import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Option } from "effect"
import { TimeZone } from "#schema/TimeZone.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { span } from "#src/Ground/Span.ts"
import { CredentialsRepo } from "../People/CredentialsRepo.ts"
import { People } from "../People/People.ts"
import { PasswordLinks, setupLifetime } from "../SignIn/PasswordLinks.ts"
import { Workspaces } from "../Workspaces/Workspaces.ts"
import { Members } from "./Members.ts"

const actor = "Steward, at its first start"

/** Somebody has to be able to sign in. */
export class FirstOwner extends Context.Tag("steward/FirstOwner")<
  FirstOwner,
  {
    /**
     * Where nobody can sign in yet: a link by which an owner sets a password, and that owner and a workspace where
     * there are none. None once anybody has a password.
     */
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

      const owner = Effect.gen(function* () {
        const all = yield* workspaces.list
        for (const { id } of all) {
          const found = (yield* members.list(id)).find(({ role }) => role === "owner")
          if (found !== undefined) return found.personId
        }
        const [workspace = yield* workspaces.create({ name: "My brand", timeZone: TimeZone.make("UTC") })] = all
        const person = yield* people.create({ name: "Owner" })
        const membership = { workspaceId: workspace.id, role: "owner", limitedTo: null, actor } as const
        yield* Effect.orDie(members.add({ ...membership, person }))
        return person.id
      })

      return FirstOwner.of({
        link: Effect.gen(function* () {
          if (yield* Effect.orDie(repo.anyPassword)) return Option.none()
          // processes that start together make one owner
          yield* Effect.orDie(repo.holdFirstOwner)
          return Option.some(yield* links.issue(yield* owner, setupLifetime))
        }).pipe(transaction(sql), span("FirstOwner.link"))
      })
    })
  )
}
