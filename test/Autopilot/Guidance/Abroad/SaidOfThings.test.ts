import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { type Case, holds } from "../OwnersSay/Cases.ts"

const cases: ReadonlyArray<Case> = [
  [
    "Blende Kommentare aus, die sagen, dass unser Kaffee bitter ist.",
    "hide",
    ["Der Kaffee war total bitter", "Kaffee bitter, Kuchen trocken"],
    ["Der Kaffee ist super", "das ist bitter für den Verein", "Ist euer Kaffee bitter?"]
  ],
  [
    "Kommentare ausblenden, in denen jemand behauptet, unser Brot sei altbacken",
    "hide",
    ["euer Brot ist altbacken"],
    ["Wann gibt es Brot?", "altbacken, aber charmant der Laden"]
  ],
  [
    "Bitte Kommentare ausblenden, in denen jemand behauptet, unser Fleisch komme aus Massentierhaltung.",
    "hide",
    ["Euer Fleisch kommt doch aus der Massentierhaltung", "Massentierhaltung pur, pfui"],
    ["Woher kommt euer Fleisch?", "Die Bratwurst war lecker"]
  ],
  [
    "Masquez ceux qui disent que notre pain est rassis.",
    "hide",
    ["le pain était rassis ce matin", "pain rassis encore une fois"],
    ["J'adore votre pain", "Que faire de gâteaux rassis ?"]
  ],
  [
    "Masquez les commentaires qui disent que nos produits sont fabriqués en Chine.",
    "hide",
    ["c'est fabriqué en Chine", "tout est fabriqué en Chine chez eux"],
    ["on part en Chine cet été", "fabriqués avec amour"]
  ],
  [
    "Oculta a quien diga que nuestro pan está duro.",
    "hide",
    ["el pan estaba duro", "pan duro otra vez"],
    ["qué rico pan", "fue un año duro"]
  ],
  [
    "Esconda quem diz que nosso pão é duro.",
    "hide",
    ["o pão estava duro", "pão duro de novo"],
    ["adoro o pão de vocês", "foi um ano duro"]
  ],
  [
    "Esconda comentários dizendo que nossos preços são um roubo",
    "hide",
    ["que roubo esses preços", "preços são um roubo"],
    ["qual o preço do combo?", "roubaram meu celular na porta"]
  ],
  [
    "Nascondi chi dice che il nostro pane è duro.",
    "hide",
    ["il pane era duro", "pane duro anche oggi"],
    ["che buono il pane", "è stato un anno duro"]
  ],
  [
    "Verberg mensen die zeggen dat ons brood oud is.",
    "hide",
    ["het brood was oud", "oud brood gekregen"],
    ["heerlijk brood", "mijn oma is heel oud"]
  ],
  [
    "Ukrywaj komentarze, że nasz chleb jest czerstwy.",
    "hide",
    ["chleb był czerstwy", "czerstwy chleb, szkoda"],
    ["pyszny chleb", "czerstwy dowcip"]
  ]
]

describe("what somebody says of a brand's things", () => {
  holds(cases)
})

const left: ReadonlyArray<string> = [
  "Zeig mir Kommentare, die sagen, dass unser Kaffee bitter ist.",
  "Masquez ceux qui disent que notre pain n'est pas bon.",
  "Oculta a quien diga que nuestro pan está duro, salvo en Facebook.",
  "Behalte Kommentare, die sagen, dass unser Kaffee bitter ist."
]

describe("of which less or more is meant", () => {
  it.each(left)("is not hidden for it: %s", (guidance) => {
    assert.isTrue(compile(guidance).rules.every(({ effect }) => effect !== "hide"))
  })
})
