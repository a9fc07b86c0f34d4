import { FastCheck } from "effect"

const firstSurrogate = 0xd800
const surrogates = 0x800
const last = 0x10ffff - surrogates

/**
 * Any character but half of one, drawn as `FastCheck.string` draws its unit `binary`: that first fills a map of all
 * million of them, in a second and 100 MB, in every process.
 */
export const codePoint: FastCheck.Arbitrary<string> = FastCheck.nat({ max: last }).map(
  (index) => String.fromCodePoint(index < firstSurrogate ? index : index + surrogates),
  (value) => {
    const point = typeof value === "string" && value.isWellFormed() ? value.codePointAt(0) : undefined
    if (point === undefined || String.fromCodePoint(point) !== value) throw new TypeError("Not one character")
    return point < firstSurrogate ? point : point - surrogates
  }
)
