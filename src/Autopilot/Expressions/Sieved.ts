import { MayMatch } from "./MayMatch.ts"

/** An expression of many words that few texts match: it is tried on those alone that hold a string of it. */
export class Sieved {
  private readonly expression: RegExp
  private may: MayMatch | null = null

  constructor(expression: RegExp) {
    this.expression = expression
  }

  test(text: string): boolean {
    this.may ??= new MayMatch([[this.expression]])
    return this.may.in(text.toLowerCase()) !== 0 && this.expression.test(text)
  }
}
