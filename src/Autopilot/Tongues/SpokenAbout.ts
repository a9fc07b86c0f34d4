import type { Gathering } from "../Features/Gathering.ts"
import { hashOf, joined } from "../Text/Hash.ts"
import { concepts } from "./Stems.ts"
import type { TongueWord } from "./TongueWords.ts"

const reach = 3
const count = concepts.length

const ofEach = (start: number) => Int32Array.from(concepts, (_, place) => joined(start, place + 1))
const ofPairs = (start: number) => {
  const firsts = ofEach(start)
  return Int32Array.from({ length: count * count }, (_, pair) =>
    joined(firsts[Math.floor(pair / count)] ?? 0, (pair % count) + 1)
  )
}

/** What is spoken about, what together with what, and what shortly after what, by their places. */
const single = ofEach(hashOf("tongue concept"))
const together = ofPairs(hashOf("tongue concepts"))
const near = ofPairs(hashOf("tongue near"))

/** For each concept whether the text speaks about it, and which those are, in order. */
const spoken = new Uint8Array(count)
const known = new Uint8Array(count)

const gather = (words: ReadonlyArray<TongueWord>): number => {
  spoken.fill(0)
  for (const { concepts } of words) for (let at = 0; at < concepts.length; at++) spoken[concepts[at] ?? 0] = 1
  let all = 0
  for (let place = 0; place < count; place++) if (spoken[place] === 1) known[all++] = place
  return all
}

const addTogether = (all: number, to: Gathering) => {
  for (let index = 0; index < all; index++) {
    const place = known[index] ?? 0
    to.add(single[place] ?? 0)
    for (let other = 0; other < index; other++) to.add(together[(known[other] ?? 0) * count + place] ?? 0)
  }
}

const addNear = (words: ReadonlyArray<TongueWord>, to: Gathering) => {
  for (let index = 0; index < words.length; index++) {
    const own = words[index]?.concepts ?? []
    if (own.length === 0) continue
    const last = Math.min(words.length - 1, index + reach)
    for (let next = index; next <= last; next++) {
      const others = words[next]?.concepts ?? []
      for (let at = 0; at < own.length; at++) {
        const place = own[at] ?? 0
        for (let one = 0; one < others.length; one++) {
          const other = others[one] ?? 0
          if (next > index || other !== place) to.add(near[place * count + other] ?? 0)
        }
      }
    }
  }
}

/** What the words speak about: what together, and what shortly after what. */
export const addSpokenAbout = (words: ReadonlyArray<TongueWord>, to: Gathering): void => {
  const all = gather(words)
  if (all > 0) {
    addTogether(all, to)
    addNear(words, to)
  }
  to.end(3)
}
