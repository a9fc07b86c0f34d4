import type { Socket } from "node:net"
import { gzipSync } from "node:zlib"

/** What becomes of a call to a receiver that does its worst. */
export interface Hostile {
  readonly name: string
  readonly secure?: boolean
  /** Bytes of the request's body; little unless said. */
  readonly size?: number
  /** What it does with each connection; `period` is in milliseconds. */
  readonly meet: (socket: Socket, period: number) => void
  readonly ends: "Answer" | "ConnectionFailed" | "DeadlineExceeded"
  /** What is said of it, or the beginning of its answer. */
  readonly words: string
}

const again = (socket: Socket, period: number, bytes: string | Uint8Array) => {
  const timer = setInterval(() => socket.write(bytes), period)
  socket.on("close", () => clearInterval(timer))
}

/** Writes as fast as the other side reads. */
const pour = (socket: Socket, bytes: Uint8Array) => {
  const more = () => {
    while (!socket.destroyed && socket.write(bytes));
  }
  socket.on("drain", more)
  more()
}

const onRequest = (socket: Socket, act: () => void) => socket.once("data", act)

const mebibyte = Buffer.alloc(1024 * 1024, 120)
const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024))
const ok = "HTTP/1.1 200 OK\r\n"
const chunked = `${ok}transfer-encoding: chunked\r\n\r\n`
const interim = Buffer.from("HTTP/1.1 100 Continue\r\n\r\n".repeat(40_000))
const hints = Buffer.from(`HTTP/1.1 103 Early Hints\r\nlink: ${"x".repeat(4000)}\r\n\r\n`.repeat(256))
const emptyLines = Buffer.from("\r\n".repeat(500_000))
const tinyChunks = Buffer.from("1\r\nx\r\n".repeat(170_000))
const extendedChunks = Buffer.from(`1;${"y".repeat(4000)}\r\nx\r\n`.repeat(256))
const trailers = Buffer.from("x-a: b\r\n".repeat(130_000))
const short = `${ok}content-length: 2\r\n\r\nok`

export const hostile: ReadonlyArray<Hostile> = [
  {
    name: "drips its body",
    meet: (socket, period) => {
      socket.write(`${ok}content-length: 1000\r\n\r\n`)
      again(socket, period, "x")
    },
    ends: "DeadlineExceeded",
    words: "answered 200, but did not finish its answer within"
  },
  {
    name: "drips its headers",
    meet: (socket, period) => {
      socket.write(ok)
      again(socket, period, "x-a: b\r\n")
    },
    ends: "DeadlineExceeded",
    words: "did not answer within"
  },
  {
    name: "drips 100 Continue",
    meet: (socket, period) => again(socket, period, "HTTP/1.1 100 Continue\r\n\r\n"),
    ends: "DeadlineExceeded",
    words: "did not answer within"
  },
  {
    name: "says 100 Continue for ever",
    meet: (socket) => pour(socket, interim),
    ends: "ConnectionFailed",
    words: "sent more than 20 interim answers"
  },
  {
    name: "sends hints for ever",
    meet: (socket) => pour(socket, hints),
    ends: "ConnectionFailed",
    words: "answered with more than 16 KiB of headers"
  },
  {
    name: "sends empty lines for ever",
    meet: (socket) => pour(socket, emptyLines),
    ends: "ConnectionFailed",
    words: "answered with something that is not HTTP"
  },
  {
    name: "answers in chunks of a byte for ever",
    meet: (socket) =>
      onRequest(socket, () => {
        socket.write(chunked)
        pour(socket, tinyChunks)
      }),
    ends: "Answer",
    words: "xxxx"
  },
  {
    name: "answers in chunks with long extensions for ever",
    meet: (socket) =>
      onRequest(socket, () => {
        socket.write(chunked)
        pour(socket, extendedChunks)
      }),
    ends: "Answer",
    words: "xxxx"
  },
  {
    name: "adds trailers for ever",
    meet: (socket) =>
      onRequest(socket, () => {
        socket.write(`${chunked}4\r\nxxxx\r\n0\r\n`)
        pour(socket, trailers)
      }),
    ends: "Answer",
    words: "xxxx"
  },
  {
    name: "never answers",
    meet: (socket) => socket.resume(),
    ends: "DeadlineExceeded",
    words: "did not answer within"
  },
  {
    name: "never reads a long body",
    size: 32 * 1024 * 1024,
    meet: (socket) => socket.pause(),
    ends: "DeadlineExceeded",
    words: "did not answer within"
  },
  {
    name: "answers with an endless body",
    meet: (socket) =>
      onRequest(socket, () => {
        socket.write(`${ok}\r\n`)
        pour(socket, mebibyte)
      }),
    ends: "Answer",
    words: "xxxx"
  },
  {
    name: "answers with one endless chunk",
    meet: (socket) =>
      onRequest(socket, () => {
        socket.write(`${ok}transfer-encoding: chunked\r\n\r\n7fffffff\r\n`)
        pour(socket, mebibyte)
      }),
    ends: "Answer",
    words: "xxxx"
  },
  {
    name: "answers with a gzip bomb",
    meet: (socket) =>
      onRequest(socket, () => {
        socket.write(`${ok}content-encoding: gzip\r\ncontent-length: ${bomb.length}\r\n\r\n`)
        socket.write(bomb)
      }),
    ends: "Answer",
    words: "(not shown: encoded as gzip"
  },
  {
    name: "sends 100 MB of headers",
    meet: (socket) =>
      onRequest(socket, () => {
        socket.write(ok)
        for (let sent = 0; sent < 100 && !socket.destroyed; sent++) {
          socket.write(`x-${sent}: `)
          socket.write(mebibyte)
          socket.write("\r\n")
        }
      }),
    ends: "ConnectionFailed",
    words: "answered with more than 16 KiB of headers"
  },
  {
    name: "never finishes the TLS handshake",
    secure: true,
    meet: (socket) => socket.resume(),
    ends: "DeadlineExceeded",
    words: "did not finish the TLS handshake within"
  },
  {
    name: "drips its TLS handshake",
    secure: true,
    meet: (socket, period) => {
      // The head of a handshake record that says it is 16 KiB long.
      socket.write(Uint8Array.of(22, 3, 3, 64, 0))
      again(socket, period, Uint8Array.of(2))
    },
    ends: "DeadlineExceeded",
    words: "did not finish the TLS handshake within"
  },
  {
    name: "speaks no TLS",
    secure: true,
    meet: (socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n"),
    ends: "ConnectionFailed",
    words: "did not agree on a secure connection (TLS)"
  },
  {
    name: "hangs up at once",
    meet: (socket) => socket.destroy(),
    ends: "ConnectionFailed",
    words: "closed the connection before it answered"
  },
  {
    name: "resets within its headers",
    meet: (socket) =>
      onRequest(socket, () => {
        socket.write(`${ok}content-le`, () => socket.resetAndDestroy())
      }),
    ends: "ConnectionFailed",
    words: "closed the connection before it answered"
  },
  {
    name: "hangs up within its body",
    meet: (socket) => onRequest(socket, () => socket.end(`${ok}content-length: 1000\r\n\r\nhalf of it`)),
    ends: "Answer",
    words: "half of it"
  },
  {
    name: "answers before it is asked",
    size: 4 * 1024 * 1024,
    meet: (socket) => {
      socket.write(short)
      socket.resume()
    },
    ends: "Answer",
    words: "ok"
  },
  {
    name: "answers before it is asked, and hangs up",
    size: 4 * 1024 * 1024,
    meet: (socket) => socket.end(short),
    ends: "Answer",
    words: "ok"
  },
  {
    name: "answers with what is no HTTP",
    meet: (socket) => onRequest(socket, () => pour(socket, mebibyte)),
    ends: "ConnectionFailed",
    words: "answered with something that is not HTTP"
  }
]
