import { isAmong, MayMatch } from "./MayMatch.ts"

/** As many as there are bits. */
const most = 31

/** Expressions that are sieved at once, and what was found of the text that was asked last. */
class Sieve {
  private readonly expressions: Array<RegExp> = []
  private may: MayMatch | null = null
  private last = ""
  private found = 0

  /** Whether no more expressions are taken in: it is full, or in use. */
  get isClosed(): boolean {
    return this.may !== null || this.expressions.length === most
  }

  add(expression: RegExp): number {
    return this.expressions.push(expression) - 1
  }

  mayMatch(place: number, text: string): boolean {
    if (this.may === null || text !== this.last) {
      this.may ??= new MayMatch(this.expressions.map((expression) => [expression]))
      this.found = this.may.in(text.toLowerCase())
      this.last = text
    }
    return isAmong(this.found, place)
  }
}

let newest = new Sieve()

/**
 * An expression of many words that few texts match: it is tried on those alone that hold a string of it. Several are asked
 * of a text one after the other, so the strings of all of them are looked for in one pass.
 */
export class Sieved {
  private readonly expression: RegExp
  private readonly sieve: Sieve
  private readonly place: number

  constructor(expression: RegExp) {
    if (newest.isClosed) newest = new Sieve()
    this.expression = expression
    this.sieve = newest
    this.place = newest.add(expression)
  }

  test(text: string): boolean {
    return this.sieve.mayMatch(this.place, text) && this.expression.test(text)
  }
}
