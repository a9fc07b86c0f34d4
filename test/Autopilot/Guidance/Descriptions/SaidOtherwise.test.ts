import { assert, describe, it } from "@effect/vitest"
import { assess } from "#src/Autopilot/Assess/Assess.ts"
import { trainedClassifier } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"

type Case = readonly [guidance: string, found: ReadonlyArray<string>, others: ReadonlyArray<string>]

/** What comments say of what guidance describes in several words, and what has some of its words alone. */
const cases: ReadonlyArray<Case> = [
  [
    "Hide comments about the new logo",
    ["a child could draw this logo", "who signed off that new logo", "the logo is a joke"],
    ["a new branch in Bristol please", "your old logo on my mug makes me smile", "these boots are great"]
  ],
  [
    "Ask us about comments about the price increase",
    ["prices went up twice this year", "why do you keep raising your prices", "another price hike then"],
    ["what is the price of the red one?", "raise your glasses everyone"]
  ],
  [
    "Ask about comments on the store closure",
    ["when is the shop shutting?", "sorry to hear you close the York branch"],
    ["such close detail, lovely", "what a store"]
  ],
  [
    "Hide talk about the referee's decision",
    ["worst ref decision I ever saw", "that decision cost us the match", "the officials decided it early"],
    ["best decision of my life was buying this", "the referee is my cousin"]
  ],
  [
    "Ask about broken zips",
    ["my zipper snapped after a week", "zip is faulty"],
    ["zip pockets, nice", "broken heart here"]
  ],
  [
    "Hide comments about the player's injury",
    ["the injury looks nasty", "how long is he injured?", "her injury could end the season"],
    ["what a player", "nobody got injured on my trip, thank you"]
  ],
  [
    "Hide comments about the singer's weight",
    ["has she put on weight?", "he got so fat"],
    ["what is the weight of this amp?", "the singer can hold a note"]
  ],
  [
    "Ask us about comments about the fire at our Leeds warehouse",
    ["is everybody safe in Leeds after the fire?", "the warehouse fire, was my order in there?"],
    ["this jacket is fire", "collected mine in Leeds, lovely people"]
  ],
  [
    "Hide comments about the toilets at the stadium",
    ["the loos at the ground are a disgrace", "no soap in the stadium toilets"],
    ["what a stadium", "toilet humour, love it"]
  ],
  [
    "Hide comments on the council's parking scheme",
    ["this parking scheme helps nobody", "scheme for parking? joke"],
    ["lovely scheme for young people", "parking was easy"]
  ],
  [
    "Hide comments about the cancelled show",
    ["why did they cancel the show", "the show got called off"],
    ["cancelled my plans for this", "best show so far"]
  ],
  [
    "Hide comments about the noise from the building site",
    ["your building site is so loud", "noise at that site from six"],
    ["the site loads slowly", "noise cancelling ones?"]
  ],
  [
    "Ask about comments on the closed swimming pool",
    ["when does the pool open again, why is it shut?", "pool closed again?"],
    ["pool party at mine", "close call that was"]
  ],
  [
    "Ask about comments on missed bin collections",
    ["you missed our bin", "bins not collected on Elm Street"],
    ["what a collection", "missed you all at the fair"]
  ],
  [
    "Ask about comments on the power cut at the arena",
    ["how long will the power cut last"],
    ["what a power ballad", "the arena was packed"]
  ],
  [
    "Hide comments about the wedding dress designer",
    ["that dress designer should retire"],
    ["lovely dress", "who is the designer of this bag?"]
  ],
  [
    "Hide comments about the pitch being bad",
    ["the pitch was a disgrace", "awful pitch again"],
    ["perfect pitch on that high note", "not bad lads"]
  ],
  [
    "Ask about comments on hair in the food",
    ["found a hair in my soup"],
    ["love your hair", "is there a hair salon next door?"]
  ],
  [
    "Hide complaints about our delivery drivers",
    ["the driver left it out in the rain, useless", "your driver is so rude, awful service"],
    ["does the driver take cash?", "the driver was lovely"]
  ],
  [
    "Hide people offering to sell their spare tickets",
    ["I have two spare tickets for Friday", "selling my spare ticket, dm"],
    ["anyone got spare tickets? desperate", "looking for two spare tickets please"]
  ],
  [
    "Ask us about mentions of the strike at our depot",
    ["will the strike hold up my parcel"],
    ["what a strike from outside the box"]
  ],
  [
    "Ask about expired vouchers",
    ["my gift card has expired", "voucher ran out on Monday, can I still use it"],
    ["how do I use a voucher?", "we ran out of milk"]
  ],
  [
    "Ask me about comments about a change of ownership",
    ["are there new owners now?", "heard the company was sold"],
    ["proud owner of two", "a change is good"]
  ],
  [
    "Ask about people whose card was charged twice",
    ["you charged my card twice", "it was taken twice on Friday"],
    ["twice as good as the old one", "do you charge for delivery?"]
  ],
  [
    "Ask about comments on the app crashing",
    ["the app crashes at checkout", "app keeps freezing on me"],
    ["car crash telly", "love the app"]
  ],
  [
    "Ask us about comments on delivery drivers' behaviour",
    ["your driver was awful to my mum", "rude driver, never again"],
    ["thanks to the driver", "what a rude awakening that film is"]
  ]
]

describe("what guidance describes in several words", () => {
  const effects = (guidance: string, text: string) =>
    assess(
      trainedClassifier,
      { text, hasMedia: false, platform: "facebook", surface: "organic" },
      compile(guidance)
    ).rules.map(({ effect }) => effect)
  for (const [guidance, found, others] of cases) {
    for (const text of found) it(`${guidance}: ${text}`, () => assert.isNotEmpty(effects(guidance, text)))
    for (const text of others) it(`not ${guidance}: ${text}`, () => assert.isEmpty(effects(guidance, text)))
  }

  it("is asked about, and not hidden, where other words or fewer may speak of something else", () => {
    for (const [guidance, text] of [
      ["Hide comments about the dead giraffe", "the giraffe plush killed me 😂 so cute"],
      ["Hide comments about the failed hygiene inspection", "my car failed its inspection so I can't come"],
      ["Hide comments about the cancelled show", "why did they call it off, the show was called off"],
      ["Hide comments about the player's injury", "is he injured?"]
    ] as const)
      assert.deepStrictEqual(effects(guidance, text), ["ask"], text)
  })

  it("is hidden for its own words, and for other words for the same person or thing", () => {
    for (const [guidance, text] of [
      ["Hide comments about the referee's decision", "worst ref decision ever"],
      ["Hide comments about the wedding dress designer", "that dress designer should retire"],
      ["Hide comments about the cancelled show", "so the show is cancelled"]
    ] as const)
      assert.deepStrictEqual(effects(guidance, text), ["hide"], text)
  })
})
