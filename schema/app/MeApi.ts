import { HttpApi } from "@effect/platform"
import { Forbidden, Internal, Unauthorized, Unavailable } from "../Errors.ts"
import { SecurityApi } from "./SecurityApi.ts"

/** What belongs to a person and to no workspace, asked for in JSON by their session. */
export class PersonalApi extends HttpApi.make("me")
  .add(SecurityApi)
  .addError(Unauthorized)
  .addError(Forbidden)
  .addError(Internal)
  .addError(Unavailable) {}
