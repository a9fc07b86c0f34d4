import { MayMatch } from "./MayMatch.ts"

/** An expression of many words that few texts match: it is tried on those alone that hold a string of it. */
export class Sieved {
  private readonly expression: RegExp
  private may: MayMatch | null = null

  constructor(expression: RegExp) {
    this.expression = expression
  }

  test(text: string): boolean {
    return this.mayMatch(text) && this.expression.test(text)
  }

  exec(text: string): RegExpExecArray | null {
    return this.mayMatch(text) ? this.expression.exec(text) : null
  }

  private mayMatch(text: string): boolean {
    this.may ??= new MayMatch([[this.expression]])
    return this.may.in(text.toLowerCase()) !== 0
  }
}
