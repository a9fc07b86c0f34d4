import { HttpApiEndpoint, HttpApiGroup } from "@effect/platform"
import { Forbidden, InvalidRequest } from "../Errors.ts"
import { data } from "../Page.ts"
import { strict } from "../Strict.ts"
import { AlertsChange, PersonAlerts } from "../settings/Alert.ts"
import { workspace } from "./Paths.ts"
import { Permitted } from "./Permitted.ts"

/** What whoever is signed in is told by letter. */
export class AlertsApi extends HttpApiGroup.make("alerts")
  .add(HttpApiEndpoint.get("get")`/${workspace}/alerts`.addSuccess(data(PersonAlerts, "AlertsAnswer")))
  .add(
    HttpApiEndpoint.patch("change")`/${workspace}/alerts`
      .setPayload(strict(AlertsChange))
      .addSuccess(data(PersonAlerts, "AlertsAnswer"))
  )
  .addError(InvalidRequest)
  .addError(Forbidden)
  .annotateEndpoints(Permitted, null)
  .prefix("/app/v1") {}
