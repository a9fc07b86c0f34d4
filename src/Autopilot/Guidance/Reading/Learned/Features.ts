import { hashOf, joined, seed } from "../../../Text/Hash.ts"
import { learntWords } from "../../Topics.ts"
import { cuesOf } from "./Cues.ts"
import { endingSigns, joiningWords, partingSigns } from "./Parting.ts"
import { isMark, isSign, plainPiece, type SentencePiece } from "./Pieces.ts"

const edge = "^"
const farthest = 3
/** Of what is to be done, so many words on each side are looked at. */
const cuesSeen = 2

const shapeOf = (piece: SentencePiece): string => {
  if (isMark(piece)) return "mark"
  if (isSign(piece)) return "sign"
  if (/^\p{Lu}{2,}/u.test(piece.written)) return "loud"
  if (/^\p{Lu}/u.test(piece.written)) return "name"
  return /\d/.test(piece.written) ? "figure" : "word"
}

const parting = new Set([...partingSigns, ...endingSigns, "/", "&", "+"])
const doing: ReadonlySet<string> = new Set(["hide", "keep", "ask", "no", "need", "except", "given", "rest", "me"])

/** What a word does in an instruction, one letter for each. */
const roleOf = (piece: SentencePiece): string =>
  cuesOf(piece.word)
    .filter((cue) => doing.has(cue))
    .join("+")

interface Clause {
  readonly id: number
  readonly roles: string
  readonly words: string
}

const clausesOf = (pieces: ReadonlyArray<SentencePiece>): ReadonlyArray<Clause> => {
  const ids: Array<number> = []
  const roles: Array<string> = []
  const words: Array<string> = []
  let id = 0
  for (const piece of pieces) {
    if (parting.has(piece.word) || joiningWords.has(piece.word)) id++
    ids.push(id)
    const role = roleOf(piece)
    if (role !== "") {
      roles[id] = `${roles[id] ?? ""}${role} `
      words[id] = `${words[id] ?? ""}${piece.word} `
    }
  }
  return ids.map((own) => ({ id: own, roles: roles[own] ?? "", words: words[own] ?? "" }))
}

/** The features of each word of a sentence, as hashes. */
export const featuresOf = (pieces: ReadonlyArray<SentencePiece>): ReadonlyArray<Int32Array> => {
  const clauses = clausesOf(pieces)
  const rolesIn = new Map(clauses.map(({ id, roles }) => [id, roles]))
  const wordOf = (at: number) => {
    const piece = pieces[at]
    return piece === undefined ? edge : plainPiece(piece)
  }
  const roles = pieces.map(roleOf)
  const told = roles.flatMap((role, at) => (role === "" ? [] : [at]))
  return pieces.map((piece, at) => {
    const hashes: Array<number> = []
    const add = (name: string, value: string) => {
      hashes.push(joined(hashOf(name, 0, name.length, seed), hashOf(value)))
    }
    const word = wordOf(at)
    add("bias", "")
    for (let far = -farthest; far <= farthest; far++) add(`w${far}`, wordOf(at + far))
    add("w-10", `${wordOf(at - 1)} ${word}`)
    add("w01", `${word} ${wordOf(at + 1)}`)
    add("w-2-1", `${wordOf(at - 2)} ${wordOf(at - 1)}`)
    add("w12", `${wordOf(at + 1)} ${wordOf(at + 2)}`)
    add("w-11", `${wordOf(at - 1)} ${wordOf(at + 1)}`)
    add("shape", shapeOf(piece))
    add("start", word.slice(0, 4))
    add("end", word.slice(-3))
    if (at === 0) add("first", "")
    add("topic", `${learntWords.has(word)} ${learntWords.has(wordOf(at - 1))} ${learntWords.has(wordOf(at + 1))}`)
    for (let far = -2; far <= 2; far++) {
      const near = pieces[at + far]
      if (near !== undefined) for (const cue of cuesOf(near.word)) add(`c${far}`, cue)
    }
    const left = told.filter((one) => one < at).slice(-cuesSeen)
    const right = told.filter((one) => one > at).slice(0, cuesSeen)
    const near = (places: ReadonlyArray<number>) => places.map((one) => roles[one]).join(" ")
    const nearWords = (places: ReadonlyArray<number>) => places.map(wordOf).join(" ")
    const lastLeft = left.at(-1)
    const firstRight = right[0]
    const own = clauses[at]
    const same = (place: number | undefined) =>
      place === undefined ? "none" : clauses[place]?.id === own?.id ? "same" : "other"
    add("left", `${near(left)} ${same(lastLeft)}`)
    add("left1", `${near(left.slice(-1))} ${same(lastLeft)}`)
    add("leftWords", `${nearWords(left)} ${same(lastLeft)}`)
    add("leftWord", `${nearWords(left.slice(-1))} ${same(lastLeft)}`)
    add("right", `${near(right)} ${same(firstRight)}`)
    add("right1", `${near(right.slice(0, 1))} ${same(firstRight)}`)
    add("rightWords", `${nearWords(right)} ${same(firstRight)}`)
    add("rightWord", `${nearWords(right.slice(0, 1))} ${same(firstRight)}`)
    add("both", `${near(left.slice(-1))} ${same(lastLeft)} ${near(right.slice(0, 1))} ${same(firstRight)}`)
    if (own !== undefined) {
      const side = `${lastLeft !== undefined && same(lastLeft) === "same"} ${firstRight !== undefined && same(firstRight) === "same"}`
      add("clause", `${own.roles}${side}`)
      add("clauseWords", `${own.words}${side}`)
      const before = rolesIn.get(own.id - 1) ?? edge
      const after = rolesIn.get(own.id + 1) ?? edge
      add("before", `${before}|${own.roles}`)
      add("after", `${own.roles}|${after}`)
      if (own.roles === "") add("around", `${before}|${after}`)
    }
    return Int32Array.from(hashes)
  })
}
