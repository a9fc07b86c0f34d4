import { assert, describe, it } from "@effect/vitest"
import { trainedModel } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import { read } from "#src/Autopilot/Features/Reading.ts"
import { measure } from "#src/Training/Evaluate/Measures.ts"
import { blindHarmless } from "./BlindHarmlessFunctions.ts"
import { blindHateful } from "./BlindHatefulFunctions.ts"
import { hateCasesOf, hateFunctions } from "./HateFunctions.ts"
import { lastHateFunctions } from "./LastHateFunctions.ts"
import { laterHateFunctions } from "./LaterHateFunctions.ts"

const collections = [
  [
    "sentences looked at while the templates grew",
    hateFunctions,
    { auc: 0.8, right: 0.76, macroF1: 0.72, harmless: 0.6 }
  ],
  [
    "sentences looked at before the last of them",
    laterHateFunctions,
    { auc: 0.85, right: 0.78, macroF1: 0.78, harmless: 0.8 }
  ],
  ["sentences written after those", lastHateFunctions, { auc: 0.8, right: 0.7, macroF1: 0.7, harmless: 0.7 }],
  [
    "sentences of the plain kind, never looked at",
    [...blindHateful, ...blindHarmless],
    { auc: 0.85, right: 0.8, macroF1: 0.78, harmless: 0.7 }
  ]
] as const

describe("contrasts of hate, in sentences that no template holds", () => {
  for (const [name, functions, least] of collections) {
    const answers = hateCasesOf(functions).map(({ hateful, text }) => ({
      positive: hateful,
      probability: trainedModel.judge(read(text)).hate
    }))
    const found = measure(answers, 0.5)

    it(name, () => {
      assert.isAtLeast(answers.length, 400)
      assert.isAtLeast(found.auc.value, least.auc, "AUC")
      assert.isAtLeast(found.accuracy, least.right, "right")
      assert.isAtLeast(found.macroF1.value, least.macroF1, "macro-F1")
      assert.isAtLeast(found.specificity, least.harmless, "harmless ones left alone")
    })
  }
})
