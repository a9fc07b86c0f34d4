import { Context } from "effect"

/**
 * What every line says that is logged while a request is answered, whoever logs it: what is learnt of the request on the way
 * is written here. To annotate each line through the fiber instead would compare all that is known with every fact that is added.
 */
export class LineFacts extends Context.Tag("steward/LineFacts")<LineFacts, Record<string, unknown>>() {}

/** The facts of the request that something belongs to; undefined outside of requests. */
export const lineFactsOf = (surroundings: Context.Context<never>): Record<string, unknown> | undefined =>
  surroundings.unsafeMap.get(LineFacts.key)
