import { expect, it } from "@effect/vitest"
import { assess } from "#src/Autopilot/Assess/Assess.ts"
import { trainedClassifier } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import type { Policy } from "#src/Autopilot/Guidance/Policy.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { understoodIn } from "#src/Autopilot/Guidance/Wording.ts"
import cases from "./Matters.json" with { type: "json" }
import named from "./MattersNamed.json" with { type: "json" }

const applies = (policy: Policy, text: string): boolean =>
  assess(trainedClassifier, { text, hasMedia: false, platform: "instagram", surface: "organic" }, policy).rules.length >
  0

it.each(cases)(
  "$guidance: finds comments of the kind, and none that only use its words",
  ({ guidance, of, others }) => {
    const policy = compile(guidance)
    expect(policy.unclear).toEqual([])
    expect(of.split("|").filter((text) => !applies(policy, text))).toEqual([])
    expect(others.split("|").filter((text) => applies(policy, text))).toEqual([])
  }
)

it.each(named)("is called by many names: $does", ({ does, sentences }) => {
  for (const sentence of sentences)
    expect([sentence, ...understoodIn(compile(sentence)).flatMap(({ as }) => as)]).toEqual([sentence, does])
})
