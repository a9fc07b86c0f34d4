import { HttpApiMiddleware, HttpApiSecurity, OpenApi } from "@effect/platform"
import { Context } from "effect"
import { Unauthorized } from "../Errors.ts"
import type { GrantId, KeyId, PersonId, SessionId, WorkspaceId } from "../Ids.ts"
import type { Standing } from "../resources/Permission.ts"
import type { Scope } from "../resources/Scope.ts"

/** An assistant that acts for a person, by a grant of theirs. */
export interface ActingAssistant {
  readonly grantId: GrantId
  /** What the assistant calls itself. */
  readonly name: string
  /** What the person let it do. */
  readonly scopes: ReadonlyArray<Scope>
}

/** Who is asking: a person, the role they hold at this moment, and the key or the assistant that acts for them. */
export interface Principal extends Standing {
  readonly workspaceId: WorkspaceId
  readonly workspaceName: string
  readonly personId: PersonId
  readonly personName: string
  readonly key?: { readonly id: KeyId; readonly name: string; readonly prefix: string }
  /** What the key was made for; absent where it was made for everything. */
  readonly scopes?: ReadonlyArray<Scope>
  readonly assistant?: ActingAssistant
  /** In which they are signed in, where they ask by themselves. */
  readonly sessionId?: SessionId
  /** The campaign, by name, that the key acts for. */
  readonly campaign?: string
}

export interface KeyPrincipal extends Principal {
  readonly key: NonNullable<Principal["key"]>
}

export interface AssistantPrincipal extends Principal {
  readonly assistant: ActingAssistant
}

/** What limits are counted by: the key or the grant, and else the person. */
export const callerId = ({ assistant, key, personId }: Pick<Principal, "assistant" | "key" | "personId">): string =>
  key?.id ?? assistant?.grantId ?? personId

/** Who did it, as logs and histories say it to people. */
export const actorOf = ({
  assistant,
  campaign,
  personName
}: Pick<Principal, "assistant" | "campaign" | "personName">): string => {
  if (campaign !== undefined) return `${personName}, by the campaign ${campaign}`
  return assistant === undefined ? personName : `${personName}, by the assistant ${assistant.name}`
}

/** The same with the key that acts for them: a key may change contacts and record sales whatever its person's role is. */
export const actorByKey = (principal: Pick<Principal, "assistant" | "campaign" | "key" | "personName">): string =>
  principal.key === undefined ? actorOf(principal) : `${actorOf(principal)}, by the key ${principal.key.name}`

export class CurrentPrincipal extends Context.Tag("steward/CurrentPrincipal")<CurrentPrincipal, Principal>() {}

/** 401, then 429, then 403: all of it before anything of the request is decoded. */
export class Authentication extends HttpApiMiddleware.Tag<Authentication>()("steward/Authentication", {
  provides: CurrentPrincipal,
  failure: Unauthorized,
  security: {
    key: HttpApiSecurity.bearer.pipe(
      HttpApiSecurity.annotateContext(
        OpenApi.annotations({ description: "An API key, made by `bun run steward keys create`: `stw_live_…`" })
      )
    )
  }
}) {}
