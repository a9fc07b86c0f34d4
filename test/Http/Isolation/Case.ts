import { type Effect, type Layer, Schema } from "effect"
import type { Answered, Asked, ask, Door } from "../Asking.ts"
import type { Brand } from "../Scenes.ts"

type With = Omit<Asked, "key"> & { readonly id?: string; readonly query?: string }

export interface Scene {
  readonly ours: Brand
  readonly theirs: Brand
  /** Asks the endpoint with our key. */
  readonly ask: (asked: With) => ReturnType<typeof ask>
}

export type Case = (scene: Scene) => Effect.Effect<void, never, Layer.Layer.Success<typeof Door>>

const Rows = Schema.parseJson(Schema.Struct({ data: Schema.Array(Schema.Struct({ id: Schema.String })) }))

/** The ids of a list that was answered. */
export const idsIn = ({ text }: Answered) => Schema.decodeUnknownSync(Rows)(text).data.map(({ id }) => id)
