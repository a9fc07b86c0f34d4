import { Layer } from "effect"
import { ClientDocuments } from "./Clients/ClientDocuments.ts"
import { Clients } from "./Clients/Clients.ts"
import { ClientsRepo } from "./Clients/ClientsRepo.ts"
import { AccessTokens } from "./Grants/AccessTokens.ts"
import { Approvals } from "./Grants/Approvals.ts"
import { AssistantsInView } from "./Grants/AssistantsInView.ts"
import { Grants } from "./Grants/Grants.ts"
import { GrantsRepo } from "./Grants/GrantsRepo.ts"
import { Tokens } from "./Grants/Tokens.ts"
import { TokensRepo } from "./Grants/TokensRepo.ts"

export interface OAuthSettings {
  readonly baseUrl: string
}

/** The services of this room, on their repositories. */
export const oauthServices = (settings: OAuthSettings) => oauthServicesWith(settings, ClientDocuments.layer())

/** `documents`: where the metadata documents of clients come from. */
export const oauthServicesWith = <R>(settings: OAuthSettings, documents: Layer.Layer<ClientDocuments, never, R>) =>
  Layer.mergeAll(AccessTokens.layer(settings), Approvals.layer, Clients.layer, Tokens.layer).pipe(
    Layer.merge(AssistantsInView.layer),
    Layer.provideMerge(Grants.layer),
    Layer.provide([ClientsRepo.layer, GrantsRepo.layer, TokensRepo.layer, documents])
  )
