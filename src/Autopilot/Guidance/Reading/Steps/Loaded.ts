import { Effect } from "effect"
import { inTurns } from "#src/Ground/Turns/EventLoop.ts"

const loaded = Effect.promise(async () => {
  const [{ compile, compileStepwise }, { inOrder }, { lexiconMakers }, { listMakers }] = await Promise.all([
    import("../Compile.ts"),
    import("../InOrder.ts"),
    import("../Foreign/LanguageWords.ts"),
    import("../../../Expressions/Likely.ts")
  ])
  return { compile, compileStepwise, inOrder, makers: [...lexiconMakers, ...listMakers] }
})

let areMade = false

/**
 * What reads guidance: hundreds of files, loaded when somebody gives some. Most processes never read any. The lists that
 * it looks things up in take a second to make, and everybody else has their turn between them.
 */
export const guidanceReading = Effect.gen(function* () {
  const reading = yield* loaded
  if (!areMade) yield* inTurns(reading.makers, (make) => void make())
  areMade = true
  return reading
})
