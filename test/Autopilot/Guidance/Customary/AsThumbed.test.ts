import { expect, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { effectsOf } from "../HiddenByRules.ts"

interface Case {
  readonly guidance: string
  readonly effect: "hide" | "keep"
  readonly applies: ReadonlyArray<string>
  readonly others: ReadonlyArray<string>
}

const cases: ReadonlyArray<Case> = [
  {
    guidance: "dont let ppl post there phone numbers",
    effect: "hide",
    applies: ["call me on 07700 900123"],
    others: ["We were table 14, great night", "Can I phone you to book?"]
  },
  {
    guidance: "please hide any1 advertising there own youtube chanel",
    effect: "hide",
    applies: [],
    others: ["Saw it on your youtube channel, nice", "What channel is the game on?"]
  },
  {
    guidance: "Hide abuse of players and referees",
    effect: "hide",
    applies: ["you useless fat cunt"],
    others: ["The players and referees were great", "Who are the referees on saturday?"]
  },
  {
    guidance: "Leave bug reports up, don't care how rude they are",
    effect: "keep",
    applies: ["There's a bug in level 3"],
    others: ["Get rich with my course", "I love it"]
  },
  {
    guidance: "hide swearing n spam",
    effect: "hide",
    applies: ["fuck this place"],
    others: ["Lovely evening", "Is the n in the name silent?"]
  },
  {
    guidance: "Leave comments about allergens, even from people who sound angry",
    effect: "keep",
    applies: ["are there allergens in the sponge?"],
    others: ["Make money fast, dm me", "Why is everybody so angry?"]
  },
  {
    guidance: "Hide questions about the release date, we've answered it a hundred times",
    effect: "hide",
    applies: ["When is the release date?"],
    others: ["The release date cannot come soon enough", "Which answer is right?"]
  },
  {
    guidance: "Hide anything with a link in it, except links to our own menu at casaverde.com",
    effect: "hide",
    applies: ["Order here https://cheapfood.example.net/deal"],
    others: ["Lovely menu", "What is on the menu today?"]
  }
]

it.each(cases)("$guidance", ({ applies, effect, guidance, others }) => {
  expect(compile(guidance).unclear).toEqual([])
  for (const text of applies) expect([text, ...effectsOf(guidance, text)]).toEqual([text, effect])
  for (const text of others) expect([text, ...effectsOf(guidance, text)]).toEqual([text])
})

it("keeps a link to what is left out", () => {
  const guidance = "Hide anything with a link in it, except links to our own menu at casaverde.com"
  expect(effectsOf(guidance, "Looking at casaverde.com now")).toEqual(["keep"])
})

it.each(["Hide abuse of players and links", "Hide abuse of our staff and pictures of cats"])(
  "takes no other thing for somebody who is abused: %s",
  (guidance) => expect(compile(guidance).rules).toEqual([])
)
