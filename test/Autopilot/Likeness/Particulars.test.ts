import { assert, describe, it } from "@effect/vitest"
import { differences } from "#src/Autopilot/Likeness/Particulars.ts"
import { normalise } from "#src/Autopilot/Text/Normalise.ts"

const between = (one: string, other: string) => differences(normalise(one), normalise(other))

describe("two texts differ", () => {
  const pairs: ReadonlyArray<readonly [one: string, other: string, ...of: ReadonlyArray<string>]> = [
    ["look @anna.p", "look @anna.k", "handles"],
    ["hey @a@b", "hey @a@c", "handles"],
    ["@a look at @b", "@b look at @a", "handles"],
    ["write to joe@shop.example", "write to ann@shop.example", "handles"],
    ["order 44121 is late", "order 55213 is late", "numbers"],
    ["order AB44121 is late", "order AB55213 is late", "numbers"],
    ["my order is late", "my order 44121 is late", "numbers"],
    ["it was 89€ before", "it was 79€ before", "numbers"],
    ["रंग ४२ में है?", "रंग ३८ में है?", "numbers"],
    ["we come on 3 June", "we come on 3 July", "dates", "names"],
    ["nous venons le 3 août", "nous venons le 3 juin", "dates"],
    ["przyjdziemy 3 maja", "przyjdziemy 3 czerwca", "dates"],
    ["chiuso il lunedì?", "chiuso il martedì?", "dates"],
    ["my name is Ben", "my name is Anna", "names"],
    ["more at bit.ly/Nd8Rk2", "more at bit.ly/nD8rK2", "addresses"],
    ["track it at postal-track.example", "track it at p0stal-track.example", "addresses"],
    ["look who works here 🐒", "look who works here 😍", "emoji"],
    ["a great jacket", "a lovely jacket", "words"],
    ["they were not friendly", "they were friendly", "words"],
    ["de service was slecht", "de service was goed", "words"]
  ]
  for (const [one, other, ...of] of pairs) {
    it(`in ${of.join(" and ")}: ${one}`, () => assert.deepStrictEqual([...between(one, other)], of))
  }

  it.each([
    ["I'm so glad that I found this", "I'm so glad that I foumd this!!"],
    ["THE BEST MARKET IN TOWN", "the best market in town"],
    ["tell him that Iñgřiԁ sent you", "tell him that Ingrid sent you"],
    ["fr1ends, h3llo", "friends, hello"],
    ["a wonderful jacket ❤️", "a wonderfull jacket 😍"]
  ])("in none of these: %s", (one, other) => assert.deepStrictEqual([...between(one, other)], []))
})
