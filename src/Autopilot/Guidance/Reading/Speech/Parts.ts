import type { Place } from "../../Policy.ts"
import { hasMark, type MarkedText } from "../Words/Marked.ts"
import type { ReadPart } from "../Words/ReadPart.ts"
import { instructionIn } from "./Clause.ts"
import { type Cut, cutAt } from "./Cuts.ts"
import { topicIn } from "./Named.ts"
import { isAside, isFond, isLaw, isReason, leadsToOthers } from "./Reasons.ts"
import { referenceIn } from "./Reference.ts"
import type { Instructed, Referring, Spoken } from "./Said.ts"
import { placeOf } from "./Whereabout.ts"

/** A part of a sentence by what it does in it. */
export type SpokenPart =
  | { readonly _tag: "instruction"; readonly said: Instructed }
  | {
      readonly _tag: "reference"
      readonly said: Referring
      readonly about: Spoken | null
      /** Whether it says when that is done to what was named before: `but keep it if …`. */
      readonly given?: boolean
    }
  | { readonly _tag: "place"; readonly place: Place }
  | { readonly _tag: "reason"; readonly text: string }

/** Where one thing that is said may end and another begin. */
const joints =
  /(?:\s*(?:,|;|:(?=\s|$)|\.{2,}|…|\(|\)|(?<=\s)[–—-]+(?=\s)|[–—]|→|⇒|=+>|-+>|(?<=\s)=(?=\s)|\?)\s*)+|(?<=^as an? [\p{L} -]{2,40})\s+(?=(?:we|i|our)\b)|(?<=\b(?:please|pls|plz|thanks|thx|lol|mate|guys))\s+(?=(?:we|its?|it['’]s|they|this|that|i|our|my)\b)|\s+(?=(?:ask|tell|ping|notify|alert|warn|inform) (?:me|us)(?: (?:first|please|pls|right away|straight away|immediately|asap|at once|now))*$)|\s+(?=you (?:must|should|may|can|need)\b)|(?<!\b(?:and|but|so|then|just|also|you|we|or)),?\s+(?=(?:please|pls|plz|do not|don['’]?t|never) (?:hide|remove|delete|keep|leave|touch)\b)|(?<!\b(?:as|so) (?:long|far|soon|much))\s+(?=as\b(?! (?:long|far|soon|much) as\b))|\s+(?=(?:so(?! (?:long|far|soon|much) as\b)|but|because|since|cause|although|though|while|whereas|therefore|and|nor|if|when|whenever|even (?:if|when|though))\b)|(?<!(?:\b(?:never|not|dont|to|ever|always|please|pls|just|can|should|must|may|will|you|we|i|and|or|nor|but|so|with|of|about|have|is|are|yes)|n['’]t))\s+(?=(?:no|hide|keep|leave|remove|delete)\b)/giu

/** `Links, religion, GDPR`: the last may be one of them, or why they are wanted. */
const isListed = (text: string): boolean => text.includes(",") && !/\b(?:and|or) [^,]+$/iu.test(text)

const claiming = /\b(?:say|claim|suggest|imply|alleg|accus|call|think|insist|writ)(?:s|es|ing)?\b/iu

/** `Hide links... not`. */
const denying = /^(?:or |and |but )?(?:not|no|never|nope|nah)$/iu

/** `Hide links, complaints never`: hiding is what is never done. */
const bareNo = / (?:never|no|nope|not)$/iu
const hidingOnly = (before: string): boolean =>
  /\b(?:hide|remove|delete|block)\b/iu.test(before) &&
  !/\b(?:keep|leave|allow|fine|ok|okay|welcome|stays?|yes)\b/iu.test(before)

/** Tells the parts of a sentence. */
export class PartsReader {
  readonly source: MarkedText
  readonly cuts: ReadonlyArray<Cut>
  private readonly known = new Map<number, ReadonlyArray<SpokenPart> | null>()
  /** Why what gives an instruction was not read. */
  why: ReadPart<never> | null = null
  private whyOf = Number.POSITIVE_INFINITY

  constructor(source: MarkedText) {
    this.source = source
    this.cuts = cutAt(source.text, joints)
  }

  private text(from: number, to: number): string {
    const end = this.cuts[to - 1]?.end ?? 0
    const text = this.source.text.slice(this.cuts[from]?.start ?? 0, end)
    return text.includes("(") && !text.includes(")") && this.source.text[end] === ")" ? `${text})` : text
  }

  /** What parts a cut from the one before it. */
  private joint(at: number): string {
    return this.source.text.slice(this.cuts[at - 1]?.end ?? 0, this.cuts[at]?.start)
  }

  /** The shorter the part, the nearer to what lacks. */
  private lacks(reading: ReadPart<never>, length: number): void {
    if (length >= this.whyOf) return
    this.why = reading
    this.whyOf = length
  }

  private instruction(from: number, to: number): SpokenPart | null {
    const reading = instructionIn(this.text(from, to), this.source)
    if (reading?._tag === "read") return { _tag: "instruction", said: reading.value }
    if (reading !== null) this.lacks(reading, to - from)
    return null
  }

  /** `Ticket offers: hide`. */
  private referring(from: number, to: number): SpokenPart | null {
    for (let middle = to - 1; middle > from; middle--) {
      const said = referenceIn(this.text(middle, to), this.source)
      if (said === null) continue
      const about = topicIn(this.text(from, middle), this.source)
      if (about?._tag === "read") return { _tag: "reference", said, about: about.value }
      if (about !== null) this.lacks(about, to - from)
    }
    // `hide it when somebody says …`
    for (let middle = from + 1; middle < to; middle++) {
      const rest = this.text(middle, to)
      if (!/^(?:if|when|whenever|in case)\b/iu.test(rest)) continue
      const said = referenceIn(this.text(from, middle), this.source)
      const about = said === null ? null : topicIn(rest, this.source)
      if (said !== null && about?._tag === "read")
        return { _tag: "reference", said, about: about.value, given: from > 0 }
      if (about?._tag === "unread") this.lacks(about, to - from)
    }
    return null
  }

  private partAt(from: number, to: number): SpokenPart | null {
    if (from > 0 && bareNo.test(this.text(from, to)) && hidingOnly(this.text(0, from))) return null
    if (from > 0 && isAside(this.text(from, to))) return null
    const instruction = this.instruction(from, to)
    if (instruction !== null) return instruction
    const referring = this.referring(from, to)
    if (referring !== null) return referring
    const text = this.text(from, to)
    const reference = from === 0 || denying.test(text) ? null : referenceIn(text, this.source)
    if (reference !== null) return { _tag: "reference", said: reference, about: null }
    // `everywhere but Facebook`
    const leavesOut = /^but /iu.test(text) && /^(?:every|any)where$/iu.test(this.text(Math.max(0, from - 1), from))
    const place =
      to < this.cuts.length && !leavesOut ? placeOf(text.replace(/^(?:and|but|so) /iu, ""), this.source) : null
    if (place !== null) return { _tag: "place", place }
    return null
  }

  /** `Comments saying we lie, our staff are rude or the food is old`: all of it may be what is said. */
  private mayBeClaimed(from: number, text: string): boolean {
    return from > 0 && /^(?:our|the|your) .+ (?:or|and) /iu.test(text) && claiming.test(this.text(from - 1, from))
  }

  /** The parts from a cut on; null where they cannot all be told. */
  parts(from: number): ReadonlyArray<SpokenPart> | null {
    if (from === this.cuts.length) return []
    const known = this.known.get(from)
    if (known !== undefined) return known
    let found: ReadonlyArray<SpokenPart> | null = null
    for (let to = this.cuts.length; to > from && found === null; to--) {
      const part = this.partAt(from, to)
      const rest = part === null ? null : this.parts(to)
      if (part !== null && rest !== null) found = [part, ...rest]
    }
    for (let to = from + 1; to <= this.cuts.length && found === null; to++) {
      const text = this.text(from, to)
      // an address or a quotation is no mere reason
      if (hasMark(text)) continue
      if (isLaw(text) && isListed(this.text(0, from))) continue
      if (to < this.cuts.length && leadsToOthers(text, this.joint(to).includes(":"))) continue
      const tells = !this.mayBeClaimed(from, text) && isReason(text, true)
      const rest =
        isFond(text) && /^so\b/iu.test(this.text(to, to + 1))
          ? this.parts(to)
          : tells && (isAside(text) || instructionIn(text, this.source) === null)
            ? this.parts(to)
            : null
      if (rest !== null) found = [{ _tag: "reason", text }, ...rest]
    }
    this.known.set(from, found)
    return found
  }
}
