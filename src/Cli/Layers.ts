import type { Layer } from "effect"
import type { WorkspaceRemoval } from "#src/Access/Workspaces/Removal/WorkspaceRemoval.ts"
import type { KeyRotation } from "#src/Database/Secrets/KeyRotation.ts"
import type { AccountServices } from "./Accounts/Commands.ts"
import type { AuditServices } from "./Audit/Commands.ts"
import type { AutopilotServices } from "./Autopilot/Commands.ts"
import type { MarketingServices } from "./EmailMarketing/Commands.ts"
import type { KeyServices } from "./Keys/Commands.ts"
import type { LinkServices } from "./Links/Commands.ts"
import type { MembersServices } from "./Members/Commands.ts"
import type { ModerationServices } from "./Moderation/Commands.ts"
import type { SignInServices } from "./SignIn/Commands.ts"
import type { WebhookServices } from "./Webhooks/Commands.ts"

export type CliServices = KeyServices | WorkspaceRemoval

export type RoomServices =
  | AccountServices
  | AuditServices
  | AutopilotServices
  | LinkServices
  | MarketingServices
  | MembersServices
  | ModerationServices
  | SignInServices
  | WebhookServices

/** What commands stand on, built for the one that runs. */
export interface CliLayers<E, R> {
  readonly access: Layer.Layer<CliServices, E, R>
  readonly rooms: Layer.Layer<RoomServices, E, R>
  readonly admin: Layer.Layer<KeyRotation, E, R>
}
