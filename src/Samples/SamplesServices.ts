import { Layer } from "effect"
import { HookSends } from "./HookSends.ts"
import { Samples } from "./Samples.ts"
import { TestSends } from "./TestSends.ts"

/** The services of this room. */
export const samplesServices = Layer.merge(TestSends.layer, HookSends.layer).pipe(Layer.provideMerge(Samples.layer))
