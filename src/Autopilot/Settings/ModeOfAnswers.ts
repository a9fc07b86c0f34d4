import { Effect, Layer, Option } from "effect"
import { AnswerMode } from "#src/Moderation/AnswerMode.ts"
import { SettingsRepo } from "./SettingsRepo.ts"

/** As the switch stands now, for what was decided before. */
export const modeOfAnswers = Layer.effect(
  AnswerMode,
  Effect.map(SettingsRepo, (settings) => ({
    now: (workspaceId) =>
      Effect.orDie(settings.get(workspaceId)).pipe(
        Effect.map(Option.match({ onNone: () => "off" as const, onSome: (stored) => stored.answer_questions }))
      )
  }))
).pipe(Layer.provide(SettingsRepo.layer))
