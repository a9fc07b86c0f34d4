import { Layer } from "effect"
import { Samples } from "./Samples.ts"
import { SamplesRepo } from "./SamplesRepo.ts"
import { TestSends } from "./TestSends.ts"

/** The services of this room, on their repositories. */
export const samplesServices = TestSends.layer.pipe(Layer.provideMerge(Samples.layer), Layer.provide(SamplesRepo.layer))
