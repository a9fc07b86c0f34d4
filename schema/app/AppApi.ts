import { HttpApi } from "@effect/platform"
import { Forbidden, Internal, TooManyRequests, Unauthorized, Unavailable } from "../Errors.ts"
import { AccountActionsApi } from "./AccountsApi.ts"
import { AlertsApi } from "./AlertsApi.ts"
import { AssistantsApi } from "./AssistantsApi.ts"
import { EmailMarketingApi } from "./EmailMarketingApi.ts"
import { KeysApi } from "./KeysApi.ts"
import { NeedsYouApi } from "./NeedsYouApi.ts"
import { SecondFactorsApi } from "./SecondFactorsApi.ts"
import { TeamApi } from "./TeamApi.ts"
import { WebhooksApi } from "./WebhooksApi.ts"
import { WorkspaceApi } from "./WorkspaceApi.ts"

/** What the app asks for in JSON, by the session of whoever is signed in. It changes with the app. */
export class AppApi extends HttpApi.make("app")
  .add(AccountActionsApi)
  .add(AlertsApi)
  .add(AssistantsApi)
  .add(EmailMarketingApi)
  .add(KeysApi)
  .add(TeamApi)
  .add(WebhooksApi)
  .add(NeedsYouApi)
  .add(SecondFactorsApi)
  .add(WorkspaceApi)
  .addError(Unauthorized)
  .addError(Forbidden)
  .addError(TooManyRequests)
  .addError(Internal)
  .addError(Unavailable) {}
