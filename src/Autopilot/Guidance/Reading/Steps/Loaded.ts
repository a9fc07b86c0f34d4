import { Effect } from "effect"

/** What reads guidance: hundreds of files, loaded when somebody gives some. Most processes never read any. */
export const guidanceReading = Effect.promise(async () => {
  const [{ compile, compileStepwise }, { inOrder }] = await Promise.all([
    import("../Compile.ts"),
    import("../InOrder.ts")
  ])
  return { compile, compileStepwise, inOrder }
})
