import { Layer } from "effect"
import { Samples } from "./Samples.ts"
import { TestSends } from "./TestSends.ts"

/** The services of this room. */
export const samplesServices = TestSends.layer.pipe(Layer.provideMerge(Samples.layer))
