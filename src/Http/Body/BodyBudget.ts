/** Bytes of one body that are held. */
export interface HeldBytes {
  /** False where so many more are too many; nothing is added then. */
  readonly add: (bytes: number) => boolean
  /** Lets go of all of them. */
  readonly free: () => void
}

/**
 * What bodies that are being received may hold together, in bytes, and those of one place on the network among them: one
 * place cannot take what is meant for all. Bytes count once they are there. That somebody announces them costs nothing.
 */
export class BodyBudget {
  readonly #all: number
  readonly #ofOnePlace: number
  #held = 0
  readonly #places = new Map<string, number>()

  constructor({ all, ofOnePlace }: { readonly all: number; readonly ofOnePlace: number }) {
    this.#all = all
    this.#ofOnePlace = ofOnePlace
  }

  get held(): number {
    return this.#held
  }

  begin(place: string): HeldBytes {
    let own = 0
    return {
      add: (bytes) => {
        const there = this.#places.get(place) ?? 0
        if (this.#held + bytes > this.#all || there + bytes > this.#ofOnePlace) return false
        own += bytes
        this.#held += bytes
        this.#places.set(place, there + bytes)
        return true
      },
      free: () => {
        const left = (this.#places.get(place) ?? 0) - own
        this.#held -= own
        own = 0
        if (left > 0) this.#places.set(place, left)
        else this.#places.delete(place)
      }
    }
  }
}
