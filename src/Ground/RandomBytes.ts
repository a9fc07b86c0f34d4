import { Context, Effect, Layer, Random } from "effect"

/** Where secrets and keys get their bytes. Keeps unguessable values replaceable in tests. */
export class RandomBytes extends Context.Tag("steward/RandomBytes")<
  RandomBytes,
  { readonly bytes: (count: number) => Effect.Effect<Uint8Array<ArrayBuffer>> }
>() {
  static readonly layer = Layer.succeed(RandomBytes, {
    bytes: (count) => Effect.sync(() => crypto.getRandomValues(new Uint8Array(count)))
  })

  /** The same bytes in the same order for the same seed: for tests and demonstrations, never for real secrets. */
  static readonly layerSeeded = (seed: string) =>
    Layer.sync(RandomBytes, () => {
      const random = Random.make(seed)
      return {
        bytes: (count) =>
          Effect.map(Effect.replicateEffect(random.nextIntBetween(0, 256), count), (values) => Uint8Array.from(values))
      }
    })
}
