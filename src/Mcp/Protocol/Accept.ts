/** How an answer is sent. */
export type AnswerType = "json" | "event-stream"

/** Whether media ranges, as an Accept header has them, let a type through. */
const admits = (ranges: ReadonlyArray<string>, type: string) =>
  ranges.some((range) => {
    const [name = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase())
    const [family] = type.split("/")
    return (
      [type, `${family}/*`, "*/*"].includes(name) && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
    )
  })

/**
 * As an event stream only for a client that takes nothing else: tools are short and say nothing on the way. Whatever
 * else an Accept header says, JSON is what there is, and a client that asked for less can still read it.
 */
export const answerType = (accept: string | undefined): AnswerType => {
  const ranges = (accept ?? "").split(",")
  return admits(ranges, "text/event-stream") && !admits(ranges, "application/json") ? "event-stream" : "json"
}

/** One JSON text as a stream of a single event. */
export const singleEvent = (json: string): string => `event: message\ndata: ${json}\n\n`

/** What the protocol's library wants of every client, whatever this one said. */
export const bothTypes = "application/json, text/event-stream"
