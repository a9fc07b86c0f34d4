import { between } from "#src/Ground/Between.ts"

/** How often something is done for each page at the moment. */
export const countedByPage = (onEnd: () => void = () => {}) => {
  const counts = new Map<string, number>()
  return {
    of: (page: string) => counts.get(page) ?? 0,
    pages: () => counts.size,
    counted: (page: string) =>
      between(
        () => counts.set(page, (counts.get(page) ?? 0) + 1),
        () => {
          const left = (counts.get(page) ?? 0) - 1
          if (left > 0) counts.set(page, left)
          else counts.delete(page)
          onEnd()
        }
      )
  }
}
