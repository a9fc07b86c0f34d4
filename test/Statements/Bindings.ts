/** What stands for every value that is given: a parameter, a constant, or what was made of them. */
export const given = "given"

/**
 * Which columns a condition holds to which others. A column is bound once a way leads to it from what is given. The
 * ways go one way: the condition of an outer join holds nothing of the side whose rows all stay.
 */
export class Bindings {
  readonly #next = new Map<string, Array<string>>()

  bind(from: string, to: string) {
    const known = this.#next.get(from)
    if (known === undefined) this.#next.set(from, [to])
    else known.push(to)
  }

  bound(): ReadonlySet<string> {
    const reached = new Set([given])
    for (const column of reached) for (const next of this.#next.get(column) ?? []) reached.add(next)
    return reached
  }
}
