import { once } from "#src/Ground/Once.ts"
import { isAmong, MayMatch } from "./MayMatch.ts"

/** As many as there are bits. */
const most = 31

/** What makes the lists so far ready to be looked through, which takes long enough that others should have their turn between. */
export const listMakers: Array<() => void> = []

/** A small letter that is one of `s` as well, where letters are. */
const longS = "\u017f"
const small = (text: string): string => text.toLowerCase().replaceAll(longS, "s")

/**
 * Many things of which each is told by an expression, where most texts match few: those alone are gone through that may
 * match, in their order. To try each takes far longer than to look for the strings that their matches hold.
 */
export class Likely<A> {
  private readonly all: ReadonlyArray<A>
  private readonly sieves: () => ReadonlyArray<MayMatch>

  constructor(all: ReadonlyArray<A>, formOf: (one: A) => RegExp) {
    this.all = all
    this.sieves = once(() =>
      Array.from(
        { length: Math.ceil(all.length / most) },
        (_, nth) => new MayMatch(all.slice(nth * most, (nth + 1) * most).map((one) => [formOf(one)]))
      )
    )
    listMakers.push(this.sieves)
  }

  *in(text: string): Generator<A> {
    const asked = small(text)
    for (const [nth, sieve] of this.sieves().entries()) {
      let may = sieve.in(asked)
      for (let place = nth * most; may !== 0; place++, may >>>= 1) {
        const one = this.all[place]
        if (isAmong(may, 0) && one !== undefined) yield one
      }
    }
  }

  find(text: string, isIt: (one: A) => boolean): A | undefined {
    for (const one of this.in(text)) if (isIt(one)) return one
    return undefined
  }

  /** What a text becomes as each changes what those before it made of it. */
  reduce(text: string, change: (text: string, one: A) => string): string {
    let said = text
    for (const [nth, sieve] of this.sieves().entries()) {
      let may = sieve.in(small(said))
      for (let place = 0; may >>> place !== 0 && place < most; place++) {
        const one = this.all[nth * most + place]
        if (!isAmong(may, place) || one === undefined) continue
        const before = said
        said = change(before, one)
        if (said !== before) may = sieve.in(small(said))
      }
    }
    return said
  }
}
