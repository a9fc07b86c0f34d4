import { type AnswerHead, answerHead } from "./AnswerHead.ts"
import { chunkedBody } from "./ChunkedBody.ts"

export type AnswerProblem = "headers too long" | "not HTTP" | "switched protocols"

/** What is heard of an answer while it comes in. Nothing is heard after its end or a problem. */
export interface AnswerEvents {
  readonly onHead: (head: AnswerHead) => void
  readonly onBody: (bytes: Buffer) => void
  /** It is whole, or its rest makes no sense. `isClean`: the connection may be used for another. */
  readonly onEnd: (isClean: boolean) => void
  readonly onProblem: (problem: AnswerProblem) => void
}

/** Bytes of a head, at most. */
const longestHead = 16 * 1024

const protocol = "HTTP/1."
const emptyLine = /\n\r?\n/g

/** Reads one answer, however it is cut into pieces; what comes before it with a status below 200 is left out. */
export const answerReader = ({ onBody, onEnd, onHead, onProblem }: AnswerEvents) => {
  let head = ""
  let readBody: ((bytes: Buffer) => void) | null = null
  let isOver = false

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
    head += bytes.toString("latin1", 0, longestHead + 1 - before)
    const start = head.startsWith("\r") || head.startsWith("\n") ? head.trimStart() : head
    if (!(start.startsWith(protocol) || protocol.startsWith(start))) {
      fail("not HTTP")
      return null
    }
    // It may have begun with what came before.
    emptyLine.lastIndex = Math.max(0, before - 2)
    const found = emptyLine.exec(head)
    if (found === null) {
      if (head.length > longestHead) fail("headers too long")
      return null
    }
    const text = head.slice(0, found.index).trim()
    head = ""
    return { text, rest: bytes.subarray(found.index + found[0].length - before) }
  }

  const readHead = (bytes: Buffer) => {
    for (let left = bytes; ; ) {
      const taken = takeHead(left)
      if (taken === null) return
      const read = answerHead(taken.text)
      if (read === null) return fail("not HTTP")
      if (read.status === 101) return fail("switched protocols")
      left = taken.rest
      if (read.status < 200) continue
      readBody = bodyReader(read)
      onHead(read)
      return readBody(left)
    }
  }

  return {
    read: (bytes: Buffer) => {
      if (!isOver) (readBody ?? readHead)(bytes)
    },
    /** Nothing more comes in. */
    close: () => {
      if (readBody !== null) end(false)
    }
  }
}
