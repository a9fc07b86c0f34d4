import { HttpApiEndpoint, HttpApiGroup } from "@effect/platform"
import { Schema } from "effect"
import { InvalidRequest, NotFound, Unprocessable } from "../Errors.ts"
import { InvitationId } from "../Ids.ts"
import { data } from "../Page.ts"
import { strict } from "../Strict.ts"
import {
  MadeInvitation,
  MemberRemoval,
  MembershipChange,
  NewInvitation,
  RemovedMember,
  TeamList,
  TeamMember
} from "../settings/Team.ts"
import { id, workspace } from "./Paths.ts"
import { Permitted } from "./Permitted.ts"

const Cancelled = Schema.Struct({ id: InvitationId, deleted: Schema.Literal(true) })

/** The people of a workspace. Everybody sees them; owners and admins change who they are and what they may do. */
export class TeamApi extends HttpApiGroup.make("team")
  .add(
    HttpApiEndpoint.get("list")`/${workspace}/members`
      .addSuccess(data(TeamList, "TeamAnswer"))
      .annotate(Permitted, null)
  )
  .add(
    HttpApiEndpoint.patch("change")`/${workspace}/members/${id}`
      .setPayload(strict(MembershipChange))
      .addSuccess(data(TeamMember, "TeamMemberAnswer"))
      .annotate(Permitted, "manage_members")
  )
  .add(
    HttpApiEndpoint.post("remove")`/${workspace}/members/${id}/remove`
      .setPayload(strict(MemberRemoval))
      .addSuccess(data(RemovedMember, "RemovedMemberAnswer"))
      .annotate(Permitted, "manage_members")
  )
  .add(
    HttpApiEndpoint.post("invite")`/${workspace}/invitations`
      .setPayload(strict(NewInvitation))
      .addSuccess(data(MadeInvitation, "MadeInvitationAnswer", 201))
      .annotate(Permitted, "manage_members")
  )
  .add(
    HttpApiEndpoint.post("resend")`/${workspace}/invitations/${id}/resend`
      .addSuccess(data(MadeInvitation, "MadeInvitationAnswer"))
      .annotate(Permitted, "manage_members")
  )
  .add(
    HttpApiEndpoint.del("cancel")`/${workspace}/invitations/${id}`
      .addSuccess(data(Cancelled, "InvitationCancelled"))
      .annotate(Permitted, "manage_members")
  )
  .addError(InvalidRequest)
  .addError(NotFound)
  .addError(Unprocessable)
  .prefix("/app/v1") {}
