import type { ReceiverAnswer } from "../Attempt/ReceiverAnswer.ts"
import type { AnswerHead } from "./AnswerHead.ts"
import { type AnswerProblem, answerReader } from "./AnswerReader.ts"
import { bodyExcerpt } from "./BodyExcerpt.ts"
import type { Connection } from "./Connection.ts"
import type { ReadMeter } from "./ReadMeter.ts"

/** How far a request has got, for whoever breaks it off. */
export interface Progress {
  /** What was not done in time: "did not …". */
  missing: string
  /** The address that was connected to. */
  address: string | undefined
}

/** What came back, but for from where and how long it took. */
export type ReceivedAnswer = Omit<ReceiverAnswer, "address" | "milliseconds">

export type ExchangeEnd =
  /** `isClean`: the connection is good for another request. */
  | { readonly _tag: "Answered"; readonly received: ReceivedAnswer; readonly isClean: boolean }
  | { readonly _tag: "Misunderstood"; readonly problem: AnswerProblem }
  /** `isHeard`: something came back before. */
  | { readonly _tag: "Closed"; readonly error: Error | null; readonly isHeard: boolean }

export interface Sending {
  readonly pieces: ReadonlyArray<Uint8Array>
  readonly isSecure: boolean
  readonly meter: ReadMeter
  /** How much of the answer's body is wanted; 1 KiB where it is not said. */
  readonly keepBytes: number | undefined
}

/** Sends a request over a connection, and reads the answer to it. Calls back once. */
export const exchangeOver = (
  connection: Connection,
  { isSecure, keepBytes, meter, pieces }: Sending,
  progress: Progress,
  onEnd: (ended: ExchangeEnd) => void
): void => {
  const excerpt = bodyExcerpt(keepBytes)
  let head: AnswerHead | undefined
  let isHeard = false
  let isOver = false

  const end = (ended: ExchangeEnd) => {
    if (isOver) return
    isOver = true
    onEnd(ended)
  }
  const answered = (isClean: boolean) => {
    if (head === undefined) return
    const { contentEncoding, location, retryAfter, status } = head
    const received = {
      status,
      retryAfter: retryAfter?.slice(0, 2000) ?? null,
      location: location?.slice(0, 2000) ?? null,
      excerpt: excerpt.text(contentEncoding)
    }
    end({ _tag: "Answered", received, isClean: isClean && connection.isWritten() })
  }
  const reader = answerReader({
    onHead: (read) => {
      head = read
      progress.missing = `answered ${read.status}, but did not finish its answer`
    },
    onBody: (bytes) => {
      if (!excerpt.add(bytes)) answered(false)
    },
    onEnd: answered,
    onProblem: (problem) => end({ _tag: "Misunderstood", problem })
  })
  connection.use({
    onConnect: () => {
      progress.address = connection.address()
      progress.missing = isSecure ? "did not finish the TLS handshake" : "did not answer"
    },
    onReady: () => {
      progress.missing = "did not answer"
      for (const piece of pieces) connection.write(piece)
      if (meter.wait() > 0) connection.holdUp(meter.wait)
    },
    onData: (bytes) => {
      isHeard = true
      if (isOver) return
      meter.count(bytes.length)
      reader.read(bytes)
      if (!isOver && meter.wait() > 0) connection.holdUp(meter.wait)
    },
    onEnd: (error) => {
      // A body may be told to end with the connection, and one that breaks off is an answer, too.
      reader.close()
      end({ _tag: "Closed", error, isHeard })
    }
  })
}
