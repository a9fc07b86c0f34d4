/** What was found to hold, and what was not. */
export class Checks {
  readonly failed: Array<string> = []
  count = 0
  is(what: string, holds: boolean, found: unknown = "") {
    this.count += 1
    console.log(`${holds ? "✓" : "✗"} ${what}${holds ? "" : `: ${String(found).slice(0, 1500)}`}`)
    if (!holds) this.failed.push(what)
  }
}
