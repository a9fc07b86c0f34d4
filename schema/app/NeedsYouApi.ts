import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "@effect/platform"
import { Conflict, InvalidRequest, NotFound, PreconditionFailed, Unprocessable } from "../Errors.ts"
import { CommentId, WorkspaceId } from "../Ids.ts"
import { data } from "../Page.ts"
import {
  ActedOnSeveral,
  ActionOnSeveral,
  AnswersToHold,
  AnswerTakenBack,
  AnswerToHold,
  HeldAnswer,
  HeldAnswerList
} from "../resources/HeldAnswer.ts"
import { PolicyDraft } from "../resources/policy/PolicyDraft.ts"
import { strict } from "../Strict.ts"
import { Lookalikes, NeedsYouView, PolicyPreview, PolicyReading } from "./NeedsYouView.ts"
import { Permitted } from "./Permitted.ts"

const workspace = HttpApiSchema.param("workspace", WorkspaceId)
const id = HttpApiSchema.param("id", CommentId)

/** What waits for people, and how they answer it in the app. Its `stream` of events is a route beside it. */
export class NeedsYouApi extends HttpApiGroup.make("needs_you")
  .add(
    HttpApiEndpoint.get("view")`/${workspace}/needs-you/${id}`
      .addSuccess(data(NeedsYouView, "NeedsYouViewAnswer"))
      .addError(NotFound)
      .annotate(Permitted, null)
  )
  .add(
    HttpApiEndpoint.get("lookalikes")`/${workspace}/needs-you/${id}/lookalikes`
      .addSuccess(data(Lookalikes, "LookalikesAnswer"))
      .addError(NotFound)
      .annotate(Permitted, null)
  )
  .add(
    HttpApiEndpoint.post("hold")`/${workspace}/needs-you/${id}/answer`
      .setPayload(strict(AnswerToHold))
      .addSuccess(data(HeldAnswer, "HeldAnswerAnswer", 202))
      .addError(NotFound)
      .addError(Conflict)
      .addError(PreconditionFailed)
      .addError(Unprocessable)
      .annotate(Permitted, "moderate")
  )
  .add(
    HttpApiEndpoint.del("takeBack")`/${workspace}/needs-you/${id}/answer`
      .addSuccess(data(AnswerTakenBack, "AnswerTakenBackAnswer"))
      .addError(NotFound)
      .addError(Conflict)
      .annotate(Permitted, "moderate")
  )
  .add(
    HttpApiEndpoint.post("holdSeveral")`/${workspace}/needs-you/answers`
      .setPayload(strict(AnswersToHold))
      .addSuccess(data(HeldAnswerList, "HeldAnswersAnswer", 202))
      .annotate(Permitted, "moderate")
  )
  .add(
    HttpApiEndpoint.post("actOnSeveral")`/${workspace}/comments/actions`
      .setPayload(strict(ActionOnSeveral))
      .addSuccess(data(ActedOnSeveral, "ActedOnSeveralAnswer"))
      .annotate(Permitted, "moderate")
  )
  .add(
    HttpApiEndpoint.post("preview")`/${workspace}/autopilot/preview`
      .setPayload(strict(PolicyDraft))
      .addSuccess(data(PolicyPreview, "PolicyPreviewAnswer"))
      .annotate(Permitted, "change_autopilot")
  )
  .add(
    HttpApiEndpoint.post("reading")`/${workspace}/autopilot/reading`
      .setPayload(strict(PolicyDraft))
      .addSuccess(data(PolicyReading, "PolicyReadingAnswer"))
      .annotate(Permitted, "change_autopilot")
  )
  .addError(InvalidRequest)
  .prefix("/app/v1") {}
