import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { isPraise } from "#src/Autopilot/Classify/SecondLooks/Praised.ts"
import { isPraiseElsewhere } from "#src/Autopilot/Classify/SecondLooks/PraisedElsewhere.ts"
import { trainedModel } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import { read } from "#src/Autopilot/Features/Reading.ts"
import { effectsOf } from "../../Guidance/HiddenByRules.ts"

/** What is done with it where complaints are hidden. */
const complaint = (text: string) => effectsOf("Hide complaints.", text)

const things =
  "the staff,your staff,service,customer service,the coffee,delivery,our waiter,the website,this place,my order,the room,this"
const liked =
  "lovely,great,good,very nice,so kind,really helpful,spot on,super friendly,excellent,quick,incredible,fine,ok,the best,a joy,nice and clean"

describe("praise", () => {
  it("is no complaint, whatever is praised and however", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...things.split(",")),
        fc.constantFrom("was", "is"),
        fc.constantFrom(...liked.split(",")),
        fc.constantFrom("", "!", ".", " 😍"),
        (thing, is, how, end) => {
          const text = `${thing} ${is} ${how}${end}`
          assert.deepStrictEqual(complaint(text), [], text)
        }
      ),
      { numRuns: 300 }
    )
  })

  it.each([
    "This is great",
    "This is lovely",
    "Can't fault the team",
    "Couldn't be happier",
    "No complaints here",
    "Not a single fault",
    "Nothing was too much trouble",
    "They never disappoint",
    "Never had a bad coffee here",
    "Not bad at all",
    "not bad at all lads",
    "You absolutely killed it",
    "Your delivery is second to none",
    "Prices are fair",
    "Really tidy place",
    "My poor wallet is crying",
    "This is insane",
    "Nichts zu meckern",
    "Jamais déçus",
    "Nada mal",
    "Preços justos",
    "Niente da ridire",
    "Geen klachten",
    "Nigdy nie zawodzą",
    "Kusur yok",
    "Asla hayal kırıklığına uğratmıyor",
    "文句なし",
    "흠잡을 데가 없어요",
    "لا غبار عليه",
    "कोई शिकायत नहीं",
    "koi shikayat nahi"
  ])("is no complaint: %s", (text) => assert.deepStrictEqual(complaint(text), []))
})

describe("a complaint", () => {
  it.each([
    "I can't recommend this place",
    "Service was good until they charged me twice",
    "The staff were fine but the food was awful",
    "Never disappointed until today",
    "Food was nice, shame about the waiter",
    "No complaints procedure, nobody answers",
    "Prices were fair, now they are a joke",
    "Staff were so nice they ignored us for an hour",
    "It never fails to disappoint",
    "Great product, terrible service",
    "Not bad? It was the worst",
    "Nichts funktioniert, und keiner antwortet",
    "Jamais livré, aucun remboursement",
    "Pas mal de retard et personne ne répond"
  ])("is no praise for what is praised in it: %s", (text) => {
    assert.isFalse(isPraise(read(text), trainedModel.lexicon))
    assert.isFalse(isPraiseElsewhere(read(text)))
  })
})
