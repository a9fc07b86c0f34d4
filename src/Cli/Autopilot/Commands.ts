import { Command } from "@effect/cli"
import type { Layer } from "effect"
import type { Workspaces } from "#src/Access/Workspaces/Workspaces.ts"
import type { PolicyTaskRunner } from "#src/Autopilot/Drafts/PolicyTaskRunner.ts"
import type { PolicyTasks } from "#src/Autopilot/Drafts/PolicyTasks.ts"
import type { Shadows } from "#src/Autopilot/Drafts/Shadows.ts"
import type { GuidanceSettings } from "#src/Autopilot/GuidanceSettings/GuidanceSettings.ts"
import type { GuidanceReader } from "#src/Autopilot/LanguageModel/GuidanceReader.ts"
import type { AccountProtectionSettings } from "#src/Autopilot/Settings/AccountProtectionSettings.ts"
import type { ProtectionSettings } from "#src/Autopilot/Settings/ProtectionSettings.ts"
import type { StatusReport } from "#src/Autopilot/Status/StatusReport.ts"
import type { Accounts } from "#src/Platforms/Accounts/Accounts.ts"
import { protectionsReset } from "./AccountProtections.ts"
import { backtestShow, backtestStart } from "./Backtest.ts"
import { guidanceRead, guidanceSet, guidanceShow } from "./Guidance.ts"
import { protectionsList, protectionsSet } from "./Protections.ts"
import { shadowPromote, shadowShow, shadowStart, shadowStop } from "./Shadow.ts"
import { autopilotStatus } from "./Status.ts"
import { undoShow, undoStart } from "./Undo.ts"

export type AutopilotServices =
  | AccountProtectionSettings
  | Accounts
  | GuidanceReader
  | GuidanceSettings
  | PolicyTaskRunner
  | PolicyTasks
  | ProtectionSettings
  | Shadows
  | StatusReport
  | Workspaces

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
      Command.withSubcommands([
        Command.provide(protectionsList, services),
        Command.provide(protectionsSet, services),
        Command.provide(protectionsReset, services)
      ])
    ),
    Command.make("backtest").pipe(
      Command.withDescription("Trying guidance and protections on past comments"),
      Command.withSubcommands([Command.provide(backtestStart, services), Command.provide(backtestShow, services)])
    ),
    Command.make("shadow").pipe(
      Command.withDescription("Trying guidance and protections on new comments, without effect"),
      Command.withSubcommands([
        Command.provide(shadowStart, services),
        Command.provide(shadowShow, services),
        Command.provide(shadowPromote, services),
        Command.provide(shadowStop, services)
      ])
    ),
    Command.make("undo").pipe(
      Command.withDescription("Taking back what a policy version hid"),
      Command.withSubcommands([Command.provide(undoStart, services), Command.provide(undoShow, services)])
    )
  ] as const
