import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "@effect/platform"
import { Schema } from "effect"
import { InvalidRequest, NotFound, Unprocessable } from "../Errors.ts"
import { MarketingKind } from "../MarketingKind.ts"
import { data } from "../Page.ts"
import { strict } from "../Strict.ts"
import {
  ChangedEmailMarketing,
  EmailMarketing,
  EmailMarketingChange,
  RemovedEmailMarketing,
  RetriedEmailMarketing
} from "../settings/EmailMarketing.ts"
import { workspace } from "./Paths.ts"
import { Permitted } from "./Permitted.ts"

const kind = HttpApiSchema.param("kind", MarketingKind)

/** What the app's Settings do with e-mail marketing, for who may manage webhooks: both send people's data elsewhere. */
export class EmailMarketingApi extends HttpApiGroup.make("emailMarketing")
  .add(
    HttpApiEndpoint.get("list")`/${workspace}/email-marketing`.addSuccess(
      data(Schema.Array(EmailMarketing), "EmailMarketingListAnswer")
    )
  )
  .add(
    HttpApiEndpoint.put("set")`/${workspace}/email-marketing/${kind}`
      .setPayload(strict(EmailMarketingChange))
      .addSuccess(data(ChangedEmailMarketing, "ChangedEmailMarketingAnswer"))
      .addError(Unprocessable)
  )
  .add(
    HttpApiEndpoint.del("remove")`/${workspace}/email-marketing/${kind}`.addSuccess(
      data(RemovedEmailMarketing, "RemovedEmailMarketingAnswer")
    )
  )
  .add(
    HttpApiEndpoint.post("retry")`/${workspace}/email-marketing/${kind}/retry`.addSuccess(
      data(RetriedEmailMarketing, "RetriedEmailMarketingAnswer")
    )
  )
  .addError(InvalidRequest)
  .addError(NotFound)
  .annotateEndpoints(Permitted, "manage_webhooks")
  .prefix("/app/v1") {}
