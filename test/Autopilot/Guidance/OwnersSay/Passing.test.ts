import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { type Case, holds } from "./Cases.ts"

const cases: ReadonlyArray<Case> = [
  [
    "Hide comments about elections.",
    "hide",
    ["unelected bureaucrats run this place", "Our elected officials do nothing", "he'll never get re-elected"],
    [
      "They elected my sister head of the choir!",
      "newly elected captain of our hockey team",
      "so proud to be elected treasurer"
    ]
  ],
  [
    "Ask me about the recall.",
    "ask",
    [
      "Is my pram part of the recall?",
      "product recall again??",
      "mine was recalled in May",
      "is there a recall on these"
    ],
    [
      "I recall seeing you in Leeds",
      "If I recall it was green before",
      "can't recall the name of that shop",
      "as far as I recall, no"
    ]
  ],
  [
    "Hide calls for a boycott.",
    "hide",
    ["Stop buying their stuff", "everyone stop buying this", "Stop shopping here people"],
    [
      "I can't stop buying your candles",
      "my wife won't stop buying these",
      "never stop buying me flowers",
      "Could not stop buying stickers"
    ]
  ],
  [
    "Verberge Boykottaufrufe.",
    "hide",
    ["Hört auf, hier zu kaufen", "Kauft nichts mehr bei denen"],
    ["Ich kann nicht aufhören, eure Kerzen zu kaufen", "Mein Mann kann nie aufhören Tassen zu kaufen"]
  ],
  [
    "Hide comments about animal testing unless they thank us.",
    "hide",
    ["do you still do animal testing?", "animal testing is disgusting"],
    [
      "Thanks for ending animal testing",
      "thank you for saying no to animal testing",
      "So grateful that you stopped animal testing"
    ]
  ],
  [
    "Ask me when someone threatens to cancel.",
    "ask",
    [
      "I'm cancelling my subscription",
      "one more week and I cancel my contract",
      "thinking of cancelling my membership tbh"
    ],
    [
      "I know where you live, I'll kill you",
      "Is the concert cancelled?",
      "can I cancel my order",
      "I'm cancelling my plans to come and see you"
    ]
  ],
  [
    "Comments threatening to leave us go to me.",
    "ask",
    ["I'll take my business elsewhere", "switching to another provider next week"],
    ["I will break your legs", "we are leaving for Spain tomorrow"]
  ],
  [
    "Ask me about self-harm.",
    "ask",
    ["I can't cope anymore", "I keep cutting myself"],
    ["I can't cope with this colour", "cutting the cake myself", "can this film please end"]
  ],
  [
    "Hide body shaming.",
    "hide",
    ["she looks so old here"],
    ["the house looks so old and pretty", "he is so old school"]
  ],
  [
    "Masquez la politique.",
    "hide",
    ["votez RN et tout ira mieux", "votez Macron"],
    ["votez pour votre gâteau préféré", "votez en commentaire"]
  ],
  [
    "Segnalami chi dice di essere stato male.",
    "ask",
    ["intossicazione alimentare, complimenti", "ci siamo sentiti male in tre"],
    ["ci siamo sentiti a casa", "non è male questa pizza"]
  ],
  [
    "Fragen zu Öffnungszeiten bitte an mich.",
    "ask",
    ["Wann habt ihr morgen auf?", "habt ihr sonntags auf?"],
    ["Macht ihr morgen Kuchen?", "Passt auf euch auf"]
  ],
  [
    "Hide spoilers unless there is a spoiler warning.",
    "hide",
    ["he dies at the end", "spoiler: the brother dies"],
    [
      "Spoiler warning: he dies at the end",
      "great acting",
      "the rear spoiler looks great",
      "no spoilers, my sister waits"
    ]
  ],
  [
    "verberg spoilers, behalve als er spoilerwaarschuwing bij staat",
    "hide",
    ["spoiler: het was zijn broer"],
    ["spoilerwaarschuwing! spoiler: het was zijn broer", "goede serie"]
  ],
  [
    "Hide threats to sue us.",
    "hide",
    ["my lawyer will be in touch", "I'm going to sue you"],
    ["I'll smash your face in", "the suede one is nicer"]
  ]
]

describe("words that stand in other comments too", () => {
  holds(cases)
})

const claimed: ReadonlyArray<string> = [
  "Cachez les commentaires disant que nos produits sont chinois.",
  "Oculta a quien diga que nuestros productos son chinos.",
  "Nascondi chi dice che i nostri prodotti sono cinesi."
]

describe("what is said to be of a country", () => {
  it.each(claimed)("is in no language: %s", (guidance) => {
    const { rules, unclear } = compile(guidance)
    assert.deepStrictEqual(rules, [])
    assert.strictEqual(unclear.length, 1)
  })

  it("leaves languages as they are", () =>
    assert.deepStrictEqual(compile("Cachez les commentaires en chinois.").rules[0]?.languages, ["zh"]))
})

describe("what belongs to others", () => {
  it.each(["Hide other shops' discount codes.", "Hide other companies' adverts."])(
    "is told by no comment: %s",
    (guidance) => {
      const { rules, unclear } = compile(guidance)
      assert.deepStrictEqual(rules, [])
      assert.match(unclear[0]?.why ?? "", /by their names/)
    }
  )
})

const named: ReadonlyArray<string> = [
  "Our competitors are Lindt and Milka - hide them.",
  "We compete with Lindt and Milka – please hide them.",
  "Our rivals are Lindt and Milka, hide them"
]

describe("competitors and what is done with them, in one breath", () => {
  it.each(named)("are all taken: %s", (guidance) => {
    const { competitors, rules, unclear } = compile(guidance)
    assert.deepStrictEqual([competitors, unclear], [["Lindt", "Milka"], []])
    assert.isTrue(rules.every(({ terms }) => terms.length === 0 || terms.length === 2))
  })

  it("are hidden where someone recommends them", () => {
    const { competitors, rules, unclear } = compile(
      "We compete with Lindt and Milka - hide it when someone recommends them."
    )
    assert.deepStrictEqual([competitors, rules.length, unclear], [["Lindt", "Milka"], 1, []])
  })
})
