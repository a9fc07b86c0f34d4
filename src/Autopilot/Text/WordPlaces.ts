/** As many plain words are remembered. */
export const familiarPlaces: number = 1 << 14
/** Behind those are places for as many other words, where several may share one. */
export const wordPlaces: number = 2 * familiarPlaces
