import { Layer } from "effect"
import { AccessTokens } from "./AccessTokens.ts"
import { Approvals } from "./Approvals.ts"
import { Clients } from "./Clients.ts"
import { ClientsRepo } from "./ClientsRepo.ts"
import { Documents } from "./Documents.ts"
import { Grants } from "./Grants.ts"
import { GrantsRepo } from "./GrantsRepo.ts"
import { Tokens } from "./Tokens.ts"
import { TokensRepo } from "./TokensRepo.ts"

export interface OAuthSettings {
  readonly baseUrl: string
}

/** The services of this room, on their repositories. */
export const oauthServices = (settings: OAuthSettings) => oauthServicesWith(settings, Documents.layer())

/** `documents`: where the metadata documents of clients come from. */
export const oauthServicesWith = <R>(settings: OAuthSettings, documents: Layer.Layer<Documents, never, R>) =>
  Layer.mergeAll(AccessTokens.layer(settings), Approvals.layer, Clients.layer, Tokens.layer).pipe(
    Layer.provideMerge(Grants.layer),
    Layer.provide([ClientsRepo.layer, GrantsRepo.layer, TokensRepo.layer, documents])
  )
