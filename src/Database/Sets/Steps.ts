/** Each with its number, from 1, among those of the same comment, in their order. */
export const inSteps = <One extends { readonly comment_id: string }>(all: ReadonlyArray<One>) => {
  const steps = new Map<string, number>()
  return all.map((one) => {
    const step = (steps.get(one.comment_id) ?? 0) + 1
    steps.set(one.comment_id, step)
    return { ...one, step }
  })
}
