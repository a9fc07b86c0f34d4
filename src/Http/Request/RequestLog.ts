import { FiberRef, HashMap } from "effect"

/** Annotates every line that is logged from here to the end of the request, where its annotations end. */
export const inEveryLine = (annotations: Readonly<Record<string, unknown>>) =>
  FiberRef.update(FiberRef.currentLogAnnotations, (all) =>
    HashMap.mutate(all, (map) => {
      for (const name in annotations) HashMap.set(map, name, annotations[name])
    })
  )
