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
import { begun } from "../Help/Purposes.ts"
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

type Services<E, R> = Layer.Layer<AutopilotServices, E, R>

export const autopilotCommand = <E, R>(services: Services<E, R>) =>
  begun("autopilot").pipe(Command.withSubcommands([Command.provide(autopilotStatus, services)]))

export const guidanceCommand = <E, R>(services: Services<E, R>) =>
  begun("guidance").pipe(
    Command.withSubcommands([
      Command.provide(guidanceShow, services),
      Command.provide(guidanceSet, services),
      guidanceRead
    ])
  )

export const protectionsCommand = <E, R>(services: Services<E, R>) =>
  begun("protections").pipe(
    Command.withSubcommands([
      Command.provide(protectionsList, services),
      Command.provide(protectionsSet, services),
      Command.provide(protectionsReset, services)
    ])
  )

export const backtestCommand = <E, R>(services: Services<E, R>) =>
  begun("backtest").pipe(
    Command.withSubcommands([Command.provide(backtestStart, services), Command.provide(backtestShow, services)])
  )

export const shadowCommand = <E, R>(services: Services<E, R>) =>
  begun("shadow").pipe(
    Command.withSubcommands([
      Command.provide(shadowStart, services),
      Command.provide(shadowShow, services),
      Command.provide(shadowPromote, services),
      Command.provide(shadowStop, services)
    ])
  )

export const undoCommand = <E, R>(services: Services<E, R>) =>
  begun("undo").pipe(
    Command.withSubcommands([Command.provide(undoStart, services), Command.provide(undoShow, services)])
  )
