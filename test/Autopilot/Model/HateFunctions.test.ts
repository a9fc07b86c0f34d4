import { assert, describe, it } from "@effect/vitest"
import { read } from "#src/Autopilot/Features/Reading.ts"
import { trainedModel } from "#src/Autopilot/TrainedClassifier.ts"
import { measure } from "#src/Training/Measures.ts"
import { freshHateFunctions } from "./FreshHateFunctions.ts"
import { hateCasesOf, hateFunctions } from "./HateFunctions.ts"

const collections = [
  ["sentences looked at while the templates grew", hateFunctions],
  ["sentences nothing was chosen by", freshHateFunctions]
] as const

describe("contrasts of hate, in sentences that no template holds", () => {
  for (const [name, functions] of collections) {
    const answers = hateCasesOf(functions).map(({ hateful, text }) => ({
      positive: hateful,
      probability: trainedModel.judge(read(text)).hate
    }))
    const found = measure(answers, 0.5)

    it(name, () => {
      assert.isAtLeast(answers.length, 400)
      assert.isAtLeast(found.auc.value, 0.74, "AUC")
      assert.isAtLeast(found.accuracy, 0.72, "right")
      assert.isAtLeast(found.macroF1.value, 0.68, "macro-F1")
      assert.isAtLeast(found.specificity, 0.5, "harmless ones left alone")
    })
  }
})
