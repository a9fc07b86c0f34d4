import { type AnswerHead, answerHead } from "./AnswerHead.ts"
import { chunkedBody } from "./ChunkedBody.ts"

export type AnswerProblem =
  | "headers too long"
  | "too many interim answers"
  | "too many pieces"
  | "not HTTP"
  | "switched protocols"

/** What is heard of an answer while it comes in. Nothing is heard after its end or a problem. */
export interface AnswerEvents {
  readonly onHead: (head: AnswerHead) => void
  readonly onBody: (bytes: Buffer) => void
  /** It is whole, or its rest makes no sense. `isClean`: the connection may be used for another. */
  readonly onEnd: (isClean: boolean) => void
  readonly onProblem: (problem: AnswerProblem) => void
}

/** Bytes of the heads, at most: those of interim answers and the last together. */
const longestHeads = 16 * 1024

/** Answers before the last, with a status below 200, at most. */
const mostInterim = 20

/** Bytes of an answer that are read, at most: much of it may be frames and trailers around a body that is short. */
const longestAnswer = 64 * 1024

/** Reads that an answer may take, at most: byte by byte, a short one would take as long as a thousand others. */
const mostPieces = 2048

const protocol = "HTTP/1."
const emptyLine = /\n\r?\n/g

/**
 * Reads one answer, however it is cut into pieces; what comes before it with a status below 200 is left out. What is
 * longer than anyone would read ends where it does get too long: without its head it is a problem.
 */
export const answerReader = ({ onBody, onEnd, onHead, onProblem }: AnswerEvents) => {
  let head = ""
  let readBody: ((bytes: Buffer) => void) | null = null
  let isOver = false
  let read = 0
  let pieces = 0
  let headBytes = 0
  let interim = 0

  const end = (isClean: boolean) => {
    if (isOver) return
    isOver = true
    onEnd(isClean)
  }
  const fail = (problem: AnswerProblem) => {
    isOver = true
    onProblem(problem)
  }

  const bodyReader = ({ body, staysOpen }: AnswerHead) => {
    if (body === "until closed") return onBody
    if (body === "in chunks") {
      const read = chunkedBody(onBody)
      return (bytes: Buffer) => {
        const { read: became, rest } = read(bytes)
        if (became !== "goes on") end(became === "is whole" && staysOpen && rest === 0)
      }
    }
    let left = body
    return (bytes: Buffer) => {
      const rest = bytes.length - left
      if (left > 0 && bytes.length > 0) onBody(rest > 0 ? bytes.subarray(0, left) : bytes)
      left -= bytes.length
      if (left <= 0) end(staysOpen && rest === 0)
    }
  }

  /** Answers what is left behind the head, once that is whole. */
  const takeHead = (bytes: Buffer): { readonly text: string; readonly rest: Buffer } | null => {
    const before = head.length
    head += bytes.toString("latin1", 0, longestHeads + 1 - headBytes - before)
    const start = head.startsWith("\r") || head.startsWith("\n") ? head.trimStart() : head
    if (!(start.startsWith(protocol) || protocol.startsWith(start))) {
      fail("not HTTP")
      return null
    }
    // It may have begun with what came before.
    emptyLine.lastIndex = Math.max(0, before - 2)
    const found = emptyLine.exec(head)
    if (found === null) {
      if (headBytes + head.length > longestHeads) fail("headers too long")
      return null
    }
    headBytes += found.index + found[0].length
    const text = head.slice(0, found.index).trim()
    head = ""
    return { text, rest: bytes.subarray(found.index + found[0].length - before) }
  }

  const readHead = (bytes: Buffer) => {
    for (let left = bytes; ; ) {
      const taken = takeHead(left)
      if (taken === null) return
      const found = answerHead(taken.text)
      if (found === null) return fail("not HTTP")
      if (found.status === 101) return fail("switched protocols")
      left = taken.rest
      if (found.status < 200) {
        interim += 1
        if (interim > mostInterim) return fail("too many interim answers")
        continue
      }
      readBody = bodyReader(found)
      onHead(found)
      return readBody(left)
    }
  }

  /** Ends what goes on for too long. */
  const cut = (problem: AnswerProblem) => {
    if (readBody === null) fail(problem)
    else end(false)
  }

  return {
    read: (bytes: Buffer) => {
      if (isOver) return
      const left = longestAnswer - read
      read += bytes.length
      pieces += 1
      ;(readBody ?? readHead)(bytes.length > left ? bytes.subarray(0, left) : bytes)
      if (isOver) return
      if (read >= longestAnswer) cut("headers too long")
      else if (pieces >= mostPieces) cut("too many pieces")
    },
    /** Nothing more comes in. */
    close: () => {
      if (readBody !== null) end(false)
    }
  }
}
