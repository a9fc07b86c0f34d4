import { Command } from "@effect/cli"
import type { Layer } from "effect"
import type { Workspaces } from "#src/Access/Workspaces.ts"
import type { GuidanceSettings } from "#src/Autopilot/GuidanceSettings.ts"
import type { ProtectionSettings } from "#src/Autopilot/ProtectionSettings.ts"
import type { StatusReport } from "#src/Autopilot/StatusReport.ts"
import { guidanceRead, guidanceSet, guidanceShow } from "./Guidance.ts"
import { protectionsList, protectionsSet } from "./Protections.ts"
import { autopilotStatus } from "./Status.ts"

export type AutopilotServices = GuidanceSettings | ProtectionSettings | StatusReport | Workspaces

/** The commands about what the autopilot does, and what it was told. */
export const autopilotCommands = <E, R>(services: Layer.Layer<AutopilotServices, E, R>) =>
  [
    Command.make("autopilot").pipe(
      Command.withDescription("How the autopilot is doing"),
      Command.withSubcommands([Command.provide(autopilotStatus, services)])
    ),
    Command.make("guidance").pipe(
      Command.withDescription("What the brand wants, in its own words"),
      Command.withSubcommands([
        Command.provide(guidanceShow, services),
        Command.provide(guidanceSet, services),
        guidanceRead
      ])
    ),
    Command.make("protections").pipe(
      Command.withDescription("What is hidden, by switches"),
      Command.withSubcommands([Command.provide(protectionsList, services), Command.provide(protectionsSet, services)])
    )
  ] as const
