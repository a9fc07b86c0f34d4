import { Command } from "@effect/cli"
import type { Layer } from "effect"
import type { Members } from "#src/Access/Members/Members.ts"
import type { Workspaces } from "#src/Access/Workspaces/Workspaces.ts"
import type { AuditTrail } from "#src/Audit/AuditTrail.ts"
import { begun } from "../Help/Purposes.ts"
import { auditList } from "./Listing.ts"

export type AuditServices = AuditTrail | Members | Workspaces

export const auditCommand = <E, R>(services: Layer.Layer<AuditServices, E, R>) =>
  begun("audit").pipe(Command.withSubcommands([Command.provide(auditList, services)]))
