import { home } from "../Document/LocalPath.ts"

/** Where the second factor is shown, on the way to `next`. */
export const secondStepPath = (next: string): string =>
  next === home ? "/sign-in/second" : `/sign-in/second?${new URLSearchParams({ next })}`
