import { assert, describe, it } from "@effect/vitest"
import { hiddenByRules } from "../HiddenByRules.ts"
import { understood } from "../Understood.ts"

describe("what is aimed at several people", () => {
  for (const [guidance, other, rule] of [
    ["Hide personal attacks on the chefs or the waiters", "waiters", "insult somebody"],
    ["Hide abuse on our drivers and couriers", "couriers", "insult somebody"],
    ["hide insults at the keeper, linesmen or stewards on facebook", "linesmen", "insult somebody on Facebook"],
    ["Remove self promo from other artists or musicians", "musicians", "look like spam"],
    ["Hide sexist remarks about our engineers and mechanics, please", "mechanics", "look hateful"],
    ["Please delete nasty comments towards the mayor or councillors", "councillors", "insult somebody"],
    ["Hide swearing at our apprentices and their foremen", "foremen", "insult somebody"]
  ] as const)
    it(`${guidance}: whoever only names the last of them is left alone`, () => {
      assert.strictEqual(understood(guidance), `Hide comments that ${rule}`)
      assert.isFalse(hiddenByRules(guidance, `The ${other} were lovely, thank you!`))
    })

  for (const [guidance, rules] of [
    ["Hide insults and giraffes", "Hide comments that insult somebody; Hide comments that contain “giraffes”"],
    [
      "Hide insults at our waiters and spammers",
      "Hide comments that insult somebody; Hide comments that look like spam"
    ],
    [
      "Never hide criticism, but hide abuse of drivers and couriers.",
      "Keep comments that sound negative; Hide comments that insult somebody and contain “drivers” or “couriers”"
    ],
    ["Hide jokes about the bishop or the choir", "Hide comments that contain “bishop” or “choir”, where they joke"],
    [
      "Keep complaints about drivers or couriers",
      "Keep comments that sound negative and contain “drivers” or “couriers”"
    ],
    ['Hide "insults at chefs or waiters"', "Hide comments that contain “insults at chefs or waiters”"]
  ] as const)
    it(`nothing else is left out: ${guidance}`, () => assert.strictEqual(understood(guidance), rules))
})
