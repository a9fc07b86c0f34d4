/** What is made when it is first asked for, and kept. */
export const once = <A>(make: () => A): (() => A) => {
  let made: A | undefined
  return () => {
    made ??= make()
    return made
  }
}
