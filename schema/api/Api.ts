import { HttpApi, OpenApi } from "@effect/platform"
import { Internal, InvalidRequest, TooManyRequests, Unavailable } from "../Errors.ts"
import { AccountsApi } from "./AccountsApi.ts"
import { AuditApi } from "./AuditApi.ts"
import { AutopilotApi } from "./AutopilotApi.ts"
import { CommentsApi } from "./CommentsApi.ts"
import { ContactsApi } from "./ContactsApi.ts"
import { HooksApi } from "./HooksApi.ts"
import { LinksApi } from "./LinksApi.ts"
import { MeApi } from "./MeApi.ts"
import { PolicyApi } from "./PolicyApi.ts"
import { ReportsApi } from "./ReportsApi.ts"

export const apiPrefix = "/api/v1"

/** The whole REST API: definitions only, so that clients never import server code. */
export class StewardApi extends HttpApi.make("steward")
  .add(MeApi)
  .add(CommentsApi)
  .add(AutopilotApi)
  .add(PolicyApi)
  .add(ContactsApi)
  .add(ReportsApi)
  .add(LinksApi)
  .add(HooksApi)
  .add(AccountsApi)
  .add(AuditApi)
  .addError(InvalidRequest)
  .addError(TooManyRequests)
  .addError(Internal)
  .addError(Unavailable)
  .prefix(apiPrefix)
  .annotateContext(
    OpenApi.annotations({
      title: "Steward",
      version: "1.0.0",
      description: "Comment moderation for brands: an autopilot that acts, asks, learns and explains.",
      license: { name: "Apache-2.0", url: "https://www.apache.org/licenses/LICENSE-2.0" }
    })
  ) {}
