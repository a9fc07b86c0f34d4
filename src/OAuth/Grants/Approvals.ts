import { SqlClient } from "@effect/sql"
import { Clock, Context, Data, Duration, Effect, Layer } from "effect"
import { GrantId, type WorkspaceId } from "#schema/Ids.ts"
import type { Scope } from "#schema/resources/Scope.ts"
import type { Person } from "#src/Access/People/Person.ts"
import { AuditLog } from "#src/Audit/AuditLog.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { HashDirectory } from "#src/Directory/HashDirectory.ts"
import { AppLinks } from "#src/Ground/AppLinks.ts"
import { Ids } from "#src/Ground/Ids.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import type { Client } from "../Clients/Client.ts"
import { ClientsRepo } from "../Clients/ClientsRepo.ts"
import { withParameters } from "../Clients/RedirectUri.ts"
import type { OAuthError } from "../Protocol/OAuthError.ts"
import * as OpaqueToken from "../Protocol/OpaqueToken.ts"
import type { AuthorizationRequest, ReturnAddress } from "./AuthorizationRequest.ts"
import { codesKept, recorded } from "./Grants.ts"
import { GrantsRepo } from "./GrantsRepo.ts"

/** A code has to be exchanged within this time. */
export const codeLifetime = Duration.seconds(60)

/** What cannot be approved; `message` says why, to the person. */
export class NotApproved extends Data.TaggedError("NotApproved")<{ readonly message: string }> {}

export interface Approval {
  readonly client: Client
  readonly person: Person
  readonly workspaceId: WorkspaceId
  readonly request: AuthorizationRequest
  /** What of the request the person allowed. */
  readonly scopes: ReadonlyArray<Scope>
}

/** What people say to assistants that want to act for them. */
export class Approvals extends Context.Tag("steward/Approvals")<
  Approvals,
  {
    /** Yes: makes a grant, and answers the address that takes a code for it to the client. */
    readonly approve: (approval: Approval) => Effect.Effect<string, NotApproved>
    /** No, or an error: the address that tells the client. */
    readonly refuse: (address: ReturnAddress, error: OAuthError) => string
  }
>() {
  static readonly layer = Layer.effect(
    Approvals,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* GrantsRepo
      const clients = yield* ClientsRepo
      const audit = yield* AuditLog
      const ids = yield* Ids
      const random = yield* RandomBytes
      const { base } = yield* AppLinks
      const directory = yield* HashDirectory

      // RFC 9207: who answers, so that a client of several servers cannot be confused
      const answer = ({ redirectUri, state }: ReturnAddress, parameters: Readonly<Record<string, string>>) =>
        withParameters(redirectUri, { ...parameters, ...(state === null ? {} : { state }), iss: base })

      return Approvals.of({
        approve: tracedFn("Approvals.approve")(function* ({ client, person, request, scopes, workspaceId }) {
          const allowed = request.scopes.filter((scope) => scopes.includes(scope))
          if (allowed.length === 0) {
            return yield* new NotApproved({ message: "Tick at least one thing that the assistant may do" })
          }
          const now = yield* Clock.currentTimeMillis
          const at = new Date(now)
          const expires_at = new Date(now + Duration.toMillis(codeLifetime))
          const id = yield* ids.make("grt", GrantId.make)
          const grant = {
            workspace_id: workspaceId,
            id,
            person_id: person.id,
            client_id: client.id,
            scopes: allowed,
            created_at: at,
            used_at: at,
            expires_at
          }
          if (!(yield* Effect.orDie(repo.insert(grant)))) {
            return yield* new NotApproved({ message: "You are not a member of this brand" })
          }
          const code = OpaqueToken.make("code", yield* random.bytes(OpaqueToken.randomLength))
          const hash = OpaqueToken.hash(code)
          yield* directory.enter({ workspaceId, hash, endsAt: new Date(expires_at.getTime() + codesKept) })
          yield* Effect.orDie(
            repo.insertCode({
              workspace_id: workspaceId,
              hash,
              grant_id: id,
              redirect_uri: request.redirectUri,
              redirect_uri_given: request.redirectUriGiven,
              code_challenge: request.codeChallenge,
              expires_at
            })
          )
          yield* Effect.orDie(clients.markUsed(client.id, at))
          const after = recorded({ ...grant, client_name: client.name, person_name: person.name })
          const entry = { actor: person.name, what: "assistant.connected" as const, before: null, after }
          yield* audit.record({ workspaceId, ...entry })
          return answer(request, { code: OpaqueToken.text(code) })
        }, transaction(sql)),

        refuse: (address, { code, message }) => answer(address, { error: code, error_description: message })
      })
    })
  )
}
