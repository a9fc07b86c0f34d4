/** Calls about the same comment go one after the other, as they were asked for: to take back never overtakes to answer. */
export const inTurn = () => {
  const last = new Map<string, Promise<unknown>>()
  return <A>(ids: ReadonlyArray<string>, call: () => Promise<A>): Promise<A> => {
    const turn = Promise.all(ids.map((id) => last.get(id))).then(call)
    const ended = turn
      .catch(() => null)
      .then(() => {
        for (const id of ids) if (last.get(id) === ended) last.delete(id)
      })
    for (const id of ids) last.set(id, ended)
    return turn
  }
}
