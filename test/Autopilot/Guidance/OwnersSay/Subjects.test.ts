import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { effectsOf } from "../HiddenByRules.ts"
import { understood } from "../Understood.ts"
import { type Case, holds } from "./Cases.ts"

const rumours: ReadonlyArray<Case> = [
  [
    "no transfer rumours pls",
    "hide",
    ["here we go! striker incoming", "sources say 15m bid accepted", "any truth that the keeper is being sold?"],
    ["bank transfer for the raffle ok?", "how do I transfer my season ticket?", "what a goal"]
  ],
  ["Hide transfer gossip", "hide", ["done deal, he joins on Monday"], ["bus transfer from the airport?"]],
  ["Hide rumours about transfers", "hide", ["linked with a move to Spain"], ["wire transfer ok?"]],
  ["Ask me about transfer speculation", "ask", ["new signing incoming"], ["can I transfer to another course"]],
  ["Hide stadium speculation", "hide", ["rumour is the stadium will close"], ["great stadium"]],
  ["No breakup rumours", "hide", ["breakup rumours again"], ["ex breakup songs are the best"]]
]

const spoilers: ReadonlyArray<Case> = [
  "Spoilers for season 3 get hidden",
  "Hide spoilers for episode 5",
  "No spoilers for book 4 please",
  "Hide spoilers about chapter 12",
  "Hide spoilers for the finale of season 2",
  "Hide spoilers for series two",
  "Hide spoilers from part 3",
  "Delete spoilers of the last season"
].map(
  (guidance): Case => [
    guidance,
    "hide",
    ["spoiler: the killer is the priest"],
    ["when is season 3 out", "is book 4 out?"]
  ]
)

const tested: ReadonlyArray<Case> = [
  "Please hide claims that we test on animals",
  "Hide people saying we test on animals",
  "Hide comments that say our products are tested on animals"
].map(
  (guidance): Case => [
    guidance,
    "hide",
    ["this brand tests on rabbits btw", "animal testers 🤮 boycott", "they test on beagles"],
    ["my cat loves the box it came in", "tested this on my skin and it broke out"]
  ]
)

const done: ReadonlyArray<Case> = [
  [
    "ask me about comments on returning the Benin bronzes",
    "ask",
    ["when are the bronzes going home", "hand back what you took from Benin", "return the Benin bronzes, thieves"],
    ["is the bronze age exhibition still on", "we are returning next weekend, loved it"]
  ],
  [
    "ask me about comments on selling the Hartwell fields",
    "ask",
    ["don't sell Hartwell fields", "the fields are being sold"],
    ["who sells honey here"]
  ],
  [
    "Ask me about comments on demolishing the Corran lighthouse",
    "ask",
    ["they want to knock down the lighthouse", "Corran lighthouse is coming down"],
    ["what a lovely view"]
  ],
  [
    "Hide comments about closing the Hadley bridge",
    "hide",
    ["closing Hadley bridge is a joke"],
    ["lovely photo of Bath bridge", "we are closing on a house"]
  ],
  ["Hide comments about renaming the Marlow stand", "hide", ["renaming the Marlow stand? no"], ["stand with us"]],
  ["Hide comments about sacking Mr Pellington", "hide", ["sack Pellington now"], ["potato sack race"]],
  ["Anyone calling our new blue trams hideous? Leave it.", "keep", ["hideous trams, those"], ["ugly weather"]],
  [
    "Hide comments about the rat video from our Leeds kitchen",
    "hide",
    ["is this the place with the rat video??", "seen the rat clip"],
    ["can I see a video of the new kitchen?", "we loved the Leeds branch"]
  ],
  [
    "Hide comments about the mouse photo from our Bristol bakery",
    "hide",
    ["that mouse photo 🤢"],
    ["computer mouse", "nice photo"]
  ],
  [
    "Hide comments about the fight video from our York pub, but normal questions can stay",
    "hide",
    ["saw the fight video"],
    ["great video", "do you fight hunger?"]
  ],
  [
    "Ask me about comments about the dance clip from our Christmas party",
    "ask",
    ["that dance clip 😂"],
    ["dance with me"]
  ]
]

const short: ReadonlyArray<Case> = [
  [
    "If someone mentions Bella Vista Barn or Oakfield Manor, hide it",
    "hide",
    [
      "we went with bella vista in the end",
      "have you looked at Oakfield? stunning",
      "Oakfield Manor is half the price"
    ],
    [
      "what a bella bride!",
      "is the barn available in May",
      "the vista from the terrace wow",
      "old oak trees in the field"
    ]
  ],
  [
    "Hide mentions of Quaysider Vet Clinic",
    "hide",
    ["quaysider was half the price"],
    ["our vet is great", "on the quayside today"]
  ],
  ["Hide comments that mention Hartwell Pizza", "hide", ["hartwell does better"], ["pizza night"]],
  ["Hide mentions of Bristol Bakery", "hide", ["bristol bakery is better"], ["love from bristol", "what a bakery"]],
  ["Hide mentions of Golden Lion Inn", "hide", ["the golden lion inn is cheaper"], ["a golden lion statue, wow"]],
  ["Hide mentions of York Hotel", "hide", ["york hotel is cheaper"], ["see you in york"]],
  ["Hide mentions of Willow Tree Farm", "hide", ["willow tree farm is nicer"], ["that willow tree is lovely"]],
  ["Hide mentions of Sunrise Gym", "hide", ["sunrise gym is better"], ["what a sunrise"]],
  ["Hide mentions of Larkspurre Interiors", "hide", ["larkspurre did ours"], ["love the interiors here"]]
]

describe("rumours of one thing", () => holds(rumours))
describe("spoilers of some part", () => holds(spoilers))
describe("what is done to animals", () => holds(tested))
describe("what is done to something, and what is from somewhere", () => holds(done))
describe("names without what the business is", () => holds(short))

describe("whoever is insulted for whose family they are", () => {
  it.each([
    ["Hide insults aimed at the Councillor's family, criticism of her policies stays", "policies"],
    ["Hide insults aimed at the headmaster's wife, criticism of his rules stays", "rules"],
    ["Hide abuse aimed at the Mayor's husband, but criticism of her plans stays", "plans"]
  ])("%s", (guidance, kept) => {
    assert.strictEqual(
      understood(guidance),
      `Hide comments that insult somebody; Keep comments that sound negative and contain “${kept}”`
    )
    assert.include(effectsOf(guidance, "you are an idiot and your kids are morons"), "hide")
    assert.notInclude(effectsOf(guidance, `these ${kept} are terrible, the worst ever`), "hide")
  })

  it("is suggested as it can be followed", () => {
    const [unclear] = compile("Hide mean comments about the Duchesse's dress").unclear
    const suggested = /“(Hide [^”]+)”/u.exec(unclear?.why ?? "")?.[1] ?? "Hide insults about Duchesse"
    assert.deepStrictEqual(compile(suggested).unclear, [])
  })
})

describe("competitors named before", () => {
  it.each(["Our competitor is Kelda. Hide it", "Our competitors are Kelda and Vela. Hide them."])("%s", (guidance) => {
    assert.include(compile(guidance).competitors, "Kelda")
    assert.include(effectsOf(guidance, "kelda is cheaper"), "hide")
  })
})
