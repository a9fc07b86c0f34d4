import { HttpApi } from "@effect/platform"
import { Forbidden, Internal, TooManyRequests, Unauthorized, Unavailable } from "../Errors.ts"
import { NeedsYouApi } from "./NeedsYouApi.ts"
import { SecondFactorsApi } from "./SecondFactorsApi.ts"
import { WebhooksApi } from "./WebhooksApi.ts"

/** What the app asks for in JSON, by the session of whoever is signed in. It changes with the app. */
export class AppApi extends HttpApi.make("app")
  .add(WebhooksApi)
  .add(NeedsYouApi)
  .add(SecondFactorsApi)
  .addError(Unauthorized)
  .addError(Forbidden)
  .addError(TooManyRequests)
  .addError(Internal)
  .addError(Unavailable) {}
