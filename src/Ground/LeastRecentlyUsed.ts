/** What was made by key, up to so many; beyond that, what was not asked for the longest is forgotten. */
export class LeastRecentlyUsed<A extends {}> {
  private readonly made = new Map<string, A>()
  private readonly most: number

  constructor(most: number) {
    this.most = most
  }

  get(key: string): A | undefined {
    const known = this.made.get(key)
    if (known !== undefined) this.keep(key, known)
    return known
  }

  keep(key: string, value: A): A {
    this.made.delete(key)
    this.made.set(key, value)
    const [oldest] = this.made.size > this.most ? this.made.keys() : []
    if (oldest !== undefined) this.made.delete(oldest)
    return value
  }
}
