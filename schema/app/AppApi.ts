import { HttpApi } from "@effect/platform"
import { Forbidden, Internal, Unauthorized, Unavailable } from "../Errors.ts"
import { WebhooksApi } from "./WebhooksApi.ts"

/** What the app asks for in JSON, by the session of whoever is signed in. It changes with the app. */
export class AppApi extends HttpApi.make("app")
  .add(WebhooksApi)
  .addError(Unauthorized)
  .addError(Forbidden)
  .addError(Internal)
  .addError(Unavailable) {}
