import { Layer, Option } from "effect"
import { AccountProtectionSettings } from "./AccountProtectionSettings.ts"
import { Decider } from "./Decider.ts"
import { DecisionRecordsRepo } from "./DecisionRecordsRepo.ts"
import { Backtester } from "./Drafts/Backtester.ts"
import { Foresight } from "./Drafts/Foresight.ts"
import { HiddenRepo } from "./Drafts/HiddenRepo.ts"
import { PolicyTaskRunner } from "./Drafts/PolicyTaskRunner.ts"
import { PolicyTasks } from "./Drafts/PolicyTasks.ts"
import { ReplayRepo } from "./Drafts/ReplayRepo.ts"
import { ShadowDeciding } from "./Drafts/ShadowDeciding.ts"
import { Shadows } from "./Drafts/Shadows.ts"
import { ShadowsRepo } from "./Drafts/ShadowsRepo.ts"
import { TasksRepo } from "./Drafts/TasksRepo.ts"
import { Undoer } from "./Drafts/Undoer.ts"
import { GuidanceSettings } from "./GuidanceSettings.ts"
import { GuidanceReader } from "./LanguageModel/GuidanceReader.ts"
import { Opinions } from "./LanguageModel/Opinions.ts"
import { languageModel, type ProviderSettings } from "./LanguageModel/Provider.ts"
import { SecondOpinion } from "./LanguageModel/SecondOpinion.ts"
import { Lessons } from "./Lessons.ts"
import { LessonsRepo } from "./LessonsRepo.ts"
import { Policies } from "./Policies.ts"
import { ProtectionSettings } from "./ProtectionSettings.ts"
import { RepliesRepo } from "./Replies/RepliesRepo.ts"
import { ReplyWriter } from "./Replies/ReplyWriter.ts"
import { SettingsRepo } from "./SettingsRepo.ts"
import { CurrentStandards } from "./Standards.ts"
import { StatusReport } from "./StatusReport.ts"
import * as TrainedClassifier from "./TrainedClassifier.ts"

const drafts = Layer.mergeAll(PolicyTaskRunner.layer, PolicyTasks.layer, Shadows.layer).pipe(
  Layer.provide([Backtester.layer, Undoer.layer]),
  Layer.provide([HiddenRepo.layer, TasksRepo.layer])
)

/** What a language model does for the autopilot, where there is one; stands on an HTTP client. */
export const modelServices = (provider: Option.Option<ProviderSettings>) =>
  Option.match(provider, {
    onNone: () => Layer.mergeAll(GuidanceReader.none, SecondOpinion.none),
    onSome: (settings) =>
      Layer.mergeAll(GuidanceReader.layer, SecondOpinion.layer).pipe(Layer.provide(languageModel(settings)))
  })

/** Every service of the room; what it stands on is the rooms below, and what a language model does for it. */
export const autopilotServices = Layer.mergeAll(Decider.layer, StatusReport.layer, drafts).pipe(
  Layer.provide([Opinions.layer, ReplyWriter.layer, ShadowDeciding.layer]),
  Layer.provideMerge(Layer.mergeAll(ProtectionSettings.layer, AccountProtectionSettings.layer)),
  Layer.provideMerge(GuidanceSettings.layer),
  Layer.provide(Foresight.layer),
  Layer.provide(CurrentStandards.layer),
  Layer.provideMerge(Policies.layer),
  Layer.provide(Lessons.layer),
  Layer.provide([
    DecisionRecordsRepo.layer,
    LessonsRepo.layer,
    RepliesRepo.layer,
    ReplayRepo.layer,
    SettingsRepo.layer,
    ShadowsRepo.layer
  ]),
  Layer.provide(TrainedClassifier.layer)
)
