import { hashOf, joined, seed } from "../../../Text/Hash.ts"
import type { ThingRole } from "./Labels.ts"
import { isSign, type SentencePiece } from "./Pieces.ts"
import { atomsOf, polarityOf } from "./Polarity.ts"
import { type Around, aroundOf, type Run } from "./Runs.ts"

const longest = 4

/** What speaks for one role of a run or another, as hashes; `before` is the role of the run in front of it. */
export const roleFeatures = (
  pieces: ReadonlyArray<SentencePiece>,
  runs: ReadonlyArray<Run>,
  at: number,
  before: ThingRole | null
): Int32Array => {
  const around: Around = aroundOf(pieces, runs, at)
  const hashes: Array<number> = []
  const add = (name: string, value: string) => {
    hashes.push(joined(hashOf(name, 0, name.length, seed), hashOf(value)))
  }
  const wordsOf = (words: ReadonlyArray<string>) =>
    words.filter((word) => !isSign({ word, written: word, start: 0, end: 0 }))
  const left = ["^", ...around.before]
  const right = [...around.after, "$"]
  for (let length = 1; length <= longest; length++) {
    if (left.length >= length) add(`l${length}`, left.slice(-length).join(" "))
    if (right.length >= length) add(`r${length}`, right.slice(0, length).join(" "))
  }
  const plainLeft = wordsOf(around.before)
  const plainRight = wordsOf(around.after)
  for (let length = 1; length <= 3; length++) {
    if (plainLeft.length >= length) add(`pl${length}`, plainLeft.slice(-length).join(" "))
    if (plainRight.length >= length) add(`pr${length}`, plainRight.slice(0, length).join(" "))
  }
  for (const word of new Set(around.near)) add("near", word)
  for (const word of new Set(around.nearAfter)) add("nearAfter", word)
  for (const word of new Set(around.before)) add("before", word)
  for (const word of new Set(around.after)) add("after", word)
  const own = [...wordsOf(around.near), "|", ...wordsOf(around.nearAfter)].join(" ")
  const both = [around.near, around.nearAfter].map((words) => wordsOf(words).join(" "))
  const [near = "", nearAfter = ""] = both
  const allLeft = plainLeft.join(" ")
  const allRight = plainRight.join(" ")
  add("own", polarityOf(own))
  add("ownAtoms", atomsOf(own))
  add("left", polarityOf(near))
  add("leftAtoms", atomsOf(near))
  add("right", polarityOf(nearAfter))
  add("rightAtoms", atomsOf(nearAfter))
  add("allLeft", atomsOf(allLeft))
  add("allRight", atomsOf(allRight))
  add("both", `${polarityOf(near)} ${polarityOf(nearAfter)}`)
  add("all", `${polarityOf(allLeft)} ${polarityOf(allRight)}`)
  const joint = around.first ? "^" : (around.before[0] ?? "")
  add("role", `${before ?? ""}`)
  add("roleJoint", `${before ?? ""} ${around.before.slice(0, 2).join(" ")}`)
  add("roleAtoms", `${before ?? ""} ${polarityOf(near)} ${polarityOf(nearAfter)}`)
  add("roleAll", `${before ?? ""} ${atomsOf(allLeft)} ${joint}`)
  add("ends", `${around.first} ${around.last} ${polarityOf(allLeft)} ${polarityOf(allRight)}`)
  add("bias", "")
  return Int32Array.from(hashes)
}
