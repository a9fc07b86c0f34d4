/** Words that mean something else in what they stand in, and what is read instead. */
export type Figure = readonly [figure: RegExp, instead: string]
