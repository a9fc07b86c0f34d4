import { assert, describe, it } from "@effect/vitest"
import { ofEachGroup, ofMostGroups } from "#src/Autopilot/Classify/Groups/WhicheverGroup.ts"
import { read } from "#src/Autopilot/Features/Reading.ts"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

const frames: ReadonlyArray<readonly [language: string, groups: string, frames: ReadonlyArray<string>]> = [
  [
    "en",
    "Muslims, Jews, Hindus, gay people, trans women, Black people, Asians, Mexicans, Poles, Nigerians, immigrants, women, men, deaf people",
    [
      "nice to see some {g} in the new campaign",
      "lots of {g} in my book club and we have such a laugh",
      "why do you never show {g} in your videos?",
      "my neighbours are {g} and they bring us food every week",
      "a group of {g} sat next to us and sang the whole evening, best night ever",
      "great that {g} can finally apply",
      "I don't understand why people are upset about {g} in the commercial"
    ]
  ],
  [
    "de",
    "Muslime, Juden, Schwule, Schwarze, Türken, Polen, Flüchtlinge, Frauen, Gehörlose",
    ["bei mir im Chor singen viele {g}, immer lustig", "gibt es auch etwas für {g}?", "schön, dass {g} dabei sind"]
  ],
  [
    "nl",
    "moslims, joden, homo's, Marokkanen, Surinamers, Polen, vluchtelingen, vrouwen, doven",
    [
      "naast ons stonden allemaal {g} te zingen, mooie avond",
      "op mijn werk zitten veel {g}, altijd gezellig",
      "is er ook iets voor {g}?"
    ]
  ],
  [
    "fr",
    "musulmans, juifs, Noirs, Marocains, Polonais, réfugiés, femmes, sourds",
    ["mes voisins sont des {g}, on mange ensemble le dimanche", "il y a quelque chose pour les {g} ?"]
  ],
  [
    "es",
    "musulmanes, judíos, africanos, gitanos, venezolanos, mujeres, sordos",
    ["mis vecinos son {g} y nos traen comida", "¿hay algo para {g}?"]
  ],
  ["tr", "Müslümanlar, Yahudiler, Kürtler, Suriyeliler, Afrikalılar, kadınlar", ["reklamda {g} var, çok güzel olmuş"]],
  ["ja", "イスラム教徒, 黒人, 中国人, 韓国人, 女性, 障害者", ["うちの職場は{g}が多くて毎日楽しいです"]]
]

describe("a comment that names a group", () => {
  describe.each(frames)("in %s", (_, groups, all) => {
    it.each(all)("%s", (frame) => {
      for (const group of groups.split(", ")) {
        const comment = frame.replace("{g}", group)
        assert.strictEqual(decidedUntaught(comment).outcome, "keep", comment)
      }
    })
  })

  it.each([
    ["{g} kaufen hier auch ein, nur so", "Türken, Polen, Schwule, Behinderte, Juden, Muslime, Weiße, Frauen"],
    ["por que aparecem tão poucos {g} na propaganda", "deficientes, negros, judeus, turcos, gays, nordestinos"]
  ])("is hidden of no group where people would be asked about most: %s", (frame, groups) => {
    for (const group of groups.split(", ")) {
      const comment = frame.replace("{g}", group)
      assert.notStrictEqual(decidedUntaught(comment).outcome, "hide", comment)
    }
  })

  it("is not kept where it is hateful of whichever group", () => {
    for (const frame of ["{g} are vermin", "{g} should all be deported", "all {g} are thieves", "I hate {g}"]) {
      for (const group of ["Muslims", "Jews", "gay people", "Mexicans", "immigrants", "women"]) {
        const comment = frame.replace("{g}", group)
        assert.notStrictEqual(decidedUntaught(comment).outcome, "keep", comment)
      }
    }
  })

  it.each([
    ["en", "a Jewish man and gay people met my Polish friend", "a Muslim and Muslims met my Muslim friend"],
    ["es", "las mujeres negras y la gente sorda", "las musulmanes y la musulmanes"],
    ["ko", "흑인들이 많아요", "무슬림들이 많아요"],
    ["ar", "تاريخ الأكراد", "تاريخ المسلمين"],
    ["ja", "黒人の友達", "イスラム教徒の友達"]
  ])("is read in %s as of another: %s", (language, comment, other) => {
    assert.strictEqual(ofEachGroup(read(comment), language).each[0]?.().text.written.whole, other)
  })

  it.each([
    ["en", "you are gay"],
    ["en", "a lovely cup of coffee"],
    ["fi", "kahvia"]
  ])("is left as it is in %s where none is named: %s", (language, comment) => {
    assert.deepStrictEqual(ofEachGroup(read(comment), language).each, [])
  })
})

it("what is said of a group weighs no more than of most groups, unless that is asked about as well", () => {
  assert.strictEqual(ofMostGroups(0.7, [0.2, 0.3, 0.4, 0.8, 0.9], 0.6), 0.4)
  assert.strictEqual(ofMostGroups(0.7, [0.2, 0.3, 0.6, 0.8, 0.9], 0.6), 0.7)
  assert.strictEqual(ofMostGroups(0.3, [0.5, 0.5, 0.5, 0.5, 0.5], 0.6), 0.3)
  assert.strictEqual(ofMostGroups(0.9, [], 0.6), 0.9)
})
