import { Layer, Option } from "effect"
import { Lookalikes } from "./Asking/Lookalikes.ts"
import { NeedsYouViews } from "./Asking/NeedsYouViews.ts"
import { CommentAnalysis } from "./Attributes/CommentAnalysis.ts"
import * as TrainedClassifier from "./Classify/TrainedClassifier.ts"
import { Backtester } from "./Drafts/Backtester.ts"
import { HiddenRepo } from "./Drafts/HiddenRepo.ts"
import { HiddenToday } from "./Drafts/HiddenToday.ts"
import { PolicyTaskRunner } from "./Drafts/PolicyTaskRunner.ts"
import { PolicyTasks } from "./Drafts/PolicyTasks.ts"
import { Previews } from "./Drafts/Previews.ts"
import { ShadowDeciding } from "./Drafts/ShadowDeciding.ts"
import { Shadows } from "./Drafts/Shadows.ts"
import { ShadowsRepo } from "./Drafts/ShadowsRepo.ts"
import { TasksRepo } from "./Drafts/TasksRepo.ts"
import { Undoer } from "./Drafts/Undoer.ts"
import { UndoForesight } from "./Drafts/UndoForesight.ts"
import { Foresight } from "./GuidanceSettings/Foresight.ts"
import { GuidanceSettings } from "./GuidanceSettings/GuidanceSettings.ts"
import { GuidanceReader } from "./LanguageModel/GuidanceReader.ts"
import { languageModel, type ProviderSettings } from "./LanguageModel/Provider.ts"
import { SecondOpinion } from "./LanguageModel/SecondOpinion.ts"
import { Lessons } from "./Learning/Lessons.ts"
import { LessonsRepo } from "./Learning/LessonsRepo.ts"
import { decisionCorrections } from "./Records/Corrections.ts"
import { ruleMatches } from "./Records/Matches.ts"
import { turnedAnswers } from "./Records/TurnedAnswers.ts"
import { DecisionReplays } from "./Replay/DecisionReplays.ts"
import { ReplayRepo } from "./Replay/ReplayRepo.ts"
import { RepliesRepo } from "./Replies/RepliesRepo.ts"
import { ReplyWriter } from "./Replies/ReplyWriter.ts"
import { Revisiter } from "./Revisits/Revisiter.ts"
import { RevisitsRepo } from "./Revisits/RevisitsRepo.ts"
import { AccountProtectionSettings } from "./Settings/AccountProtectionSettings.ts"
import { modeOfAnswers } from "./Settings/ModeOfAnswers.ts"
import { Policies } from "./Settings/Policies.ts"
import { PolicyVersions } from "./Settings/PolicyVersions.ts"
import { ProtectionSettings } from "./Settings/ProtectionSettings.ts"
import { SettingsRepo } from "./Settings/SettingsRepo.ts"
import { CurrentStandards } from "./Settings/Standards.ts"
import { StatusReport } from "./Status/StatusReport.ts"
import { Teachings } from "./Status/Teachings.ts"
import { Decider } from "./Worker/Decider.ts"
import { DecisionErasure } from "./Worker/DecisionErasure.ts"
import { DecisionRecordsRepo } from "./Worker/DecisionRecordsRepo.ts"
import { firstDecider } from "./Worker/FirstDecider.ts"
import { OpinionBudgetsRepo } from "./Worker/OpinionBudgetsRepo.ts"
import { Opinions } from "./Worker/Opinions.ts"
import { SpotCheckLimit } from "./Worker/SpotCheckLimit.ts"
import { SpotChecksRepo } from "./Worker/SpotChecksRepo.ts"

const drafts = Layer.mergeAll(
  PolicyTaskRunner.layer,
  PolicyTasks.layer,
  Previews.layer,
  Shadows.layer,
  UndoForesight.layer
).pipe(
  Layer.provide([Backtester.layer, Undoer.layer]),
  Layer.provide([HiddenRepo.layer, HiddenToday.layer, TasksRepo.layer])
)

/** What a language model does for the autopilot, where there is one; stands on an HTTP client. */
export const modelServices = (provider: Option.Option<ProviderSettings>) =>
  Option.match(provider, {
    onNone: () => Layer.mergeAll(GuidanceReader.none, SecondOpinion.none),
    onSome: (settings) =>
      Layer.mergeAll(GuidanceReader.layer, SecondOpinion.layer(settings.opinionsADay)).pipe(
        Layer.provide(languageModel(settings))
      )
  })

/** Every service of the room; what it stands on is the rooms below, and what a language model does for it. */
export const autopilotServices = Layer.mergeAll(
  CommentAnalysis.layer,
  Lookalikes.layer,
  NeedsYouViews.layer,
  Decider.layer,
  firstDecider,
  DecisionErasure.layer,
  StatusReport.layer,
  DecisionReplays.layer,
  Revisiter.layer,
  Teachings.layer,
  drafts
).pipe(
  Layer.provide([Opinions.layer, ReplyWriter.layer, ShadowDeciding.layer, SpotCheckLimit.layer]),
  Layer.provideMerge(Layer.mergeAll(ProtectionSettings.layer, AccountProtectionSettings.layer, PolicyVersions.layer)),
  Layer.provideMerge(GuidanceSettings.layer),
  Layer.provide(Foresight.layer),
  Layer.provide(CurrentStandards.layer),
  Layer.provideMerge(Policies.layer),
  Layer.provide(Lessons.layer),
  Layer.provide([
    DecisionRecordsRepo.layer,
    LessonsRepo.layer,
    OpinionBudgetsRepo.layer,
    RepliesRepo.layer,
    ReplayRepo.layer,
    RevisitsRepo.layer,
    SettingsRepo.layer,
    ShadowsRepo.layer,
    SpotChecksRepo.layer
  ]),
  Layer.provide(TrainedClassifier.layer)
)

/** The same with `provider`: who reads guidance and gives second opinions; none for nobody. */
export const autopilotWith = (provider: Option.Option<ProviderSettings>) =>
  Layer.provideMerge(autopilotServices, modelServices(provider))

/** What rooms below ask of decisions. */
export const decisionServices = Layer.mergeAll(decisionCorrections, ruleMatches, modeOfAnswers, turnedAnswers)

export const autopilotWorkers = Layer.mergeAll(Decider.worker, PolicyTaskRunner.worker, Revisiter.worker)
