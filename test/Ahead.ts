/** Answers what is made one after the other, and has begun the next by then: who asks again need not wait for it. */
export const ahead = <A>(make: () => Promise<A>): (() => Promise<A>) => {
  let coming: Promise<A> | undefined
  return () => {
    const one = coming ?? make()
    coming = one.then(make, make)
    // who takes it is told; nobody may take the last
    coming.catch(() => {})
    return one
  }
}
