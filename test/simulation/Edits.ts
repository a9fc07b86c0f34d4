import type { Sequence } from "#src/Training/Examples/Random.ts"

/** How a text that is posted again is made to look new, from what changes least to what changes most. */
export const editKinds = ["emoji and figures", "look-alikes", "a tenth of the words", "a third of the words"] as const
export type EditKind = (typeof editKinds)[number]

const emoji = ["🔥", "🎁", "👇", "✨", "💯", "🙏", "😍", "📦"]
const lookAlikes: Readonly<Record<string, string>> = { a: "а", c: "с", e: "е", i: "і", o: "о", p: "р", x: "х", y: "у" }
const leet: Readonly<Record<string, string>> = { a: "4", e: "3", i: "1", o: "0", s: "5" }
const others = `really maybe again people friends today morning window garden simple quick little honest another river
  coffee music summer corner letter number minute market yellow bridge never almost always between under`.split(/\s+/)
const openings = ["so ", "listen: ", "hi all, ", "guys, ", "by the way, "]

const withEmoji = (text: string, random: Sequence): string => {
  const words = text.split(" ").map((word) => (random.below(6) === 0 ? `${word} ${random.pick(emoji)}` : word))
  const handle = random.below(2) === 0 ? `@${random.pick(others)}_${random.below(1000)} ` : ""
  return `${handle}${words.join(" ")} ${random.pick(emoji)}${random.below(2) === 0 ? ` ${random.below(1000)}` : ""}`
}

/** Every letter may turn into one that looks like it, or have something invisible behind it. */
const inLookAlikes = (text: string, random: Sequence): string =>
  Array.from(text, (letter, at) => {
    const inside = /\w/.test(text[at - 1] ?? "") && /\w/.test(text[at + 1] ?? "")
    const chance = random.below(100)
    if (inside && chance < 25) return lookAlikes[letter] ?? letter
    if (inside && chance < 32) return leet[letter] ?? letter
    return chance < 36 ? `${letter}\u200b` : letter
  }).join("")

/** One word in `every` becomes another, rounded down. */
export const withOtherWords = (text: string, every: number, random: Sequence): string => {
  const words = text.split(" ")
  const places = random.shuffled([...words.keys()]).slice(0, Math.floor(words.length / every))
  return words.map((word, at) => (places.includes(at) ? random.pick(others) : word)).join(" ")
}

export const edited = (text: string, kind: EditKind, random: Sequence): string => {
  switch (kind) {
    case "emoji and figures":
      return withEmoji(text, random)
    case "look-alikes":
      return inLookAlikes(text, random)
    case "a tenth of the words":
      return `${random.pick(openings)}${withOtherWords(text, 10, random)}`
    case "a third of the words":
      return withOtherWords(text, 3, random)
  }
}
