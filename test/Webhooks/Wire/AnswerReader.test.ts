import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { type AnswerProblem, answerReader } from "#src/Webhooks/Wire/AnswerReader.ts"
import { writtenAnswer } from "./Answers.ts"

interface Heard {
  readonly said: Array<"head" | "end" | "problem">
  status: number | null
  retryAfter: string | null
  body: string
  isClean: boolean | null
  problem: AnswerProblem | null
}

/** What is heard of bytes that come in these pieces, up to the end of the connection if so told. */
const heard = (pieces: ReadonlyArray<Uint8Array>, isClosed = true) => {
  const all: Heard = { said: [], status: null, retryAfter: null, body: "", isClean: null, problem: null }
  const reader = answerReader({
    onHead: ({ retryAfter, status }) => {
      all.said.push("head")
      Object.assign(all, { retryAfter, status })
    },
    onBody: (bytes) => {
      all.body += bytes.toString("latin1")
    },
    onEnd: (isClean) => {
      all.said.push("end")
      all.isClean = isClean
    },
    onProblem: (problem) => {
      all.said.push("problem")
      all.problem = problem
    }
  })
  for (const piece of pieces) reader.read(Buffer.from(piece))
  if (isClosed) reader.close()
  return all
}

const text = (written: string, isClosed = true) => heard([Buffer.from(written, "latin1")], isClosed)

/** The bytes, cut at these places. */
const cut = (bytes: Buffer, places: ReadonlyArray<number>) => {
  const at = [0, ...places.map((place) => place % (bytes.length + 1)).toSorted((a, b) => a - b), bytes.length]
  return at.slice(1).map((end, index) => bytes.subarray(at[index] ?? 0, end))
}

describe("AnswerReader", () => {
  it.prop(
    "reads any answer, however it is cut into pieces",
    [writtenAnswer, fc.array(fc.nat(), { maxLength: 12 })],
    ([answer, places]) => {
      const { bytes, hasEnd, retryAfter, status } = answer
      assert.deepEqual(heard(cut(bytes, places)), {
        said: ["head", "end"],
        status,
        retryAfter,
        body: answer.body.toString("latin1"),
        isClean: hasEnd,
        problem: null
      })
      assert.deepEqual(heard(cut(bytes, places), false).said, hasEnd ? ["head", "end"] : ["head"])
    }
  )

  it.prop("reads byte by byte what it reads at once", [writtenAnswer], ([{ bytes }]) => {
    assert.deepEqual(heard([...bytes].map((byte) => Uint8Array.of(byte))), heard([bytes]))
  })

  it.prop(
    "leaves a connection alone on which more has come than the answer",
    [writtenAnswer.filter(({ hasEnd }) => hasEnd), fc.uint8Array({ minLength: 1, maxLength: 20 })],
    ([{ body, bytes }, more]) => {
      const { body: read, isClean, said } = heard([Buffer.concat([bytes, more])])
      assert.deepEqual([read, isClean, said], [body.toString("latin1"), false, ["head", "end"]])
    }
  )

  it("ends at the head of a 204, and leaves the connection alone when a body is announced", () => {
    const read = (headers: string) => text(`HTTP/1.1 204 No Content\r\n${headers}\r\n`, false)
    assert.deepInclude(read(""), { said: ["head", "end"], isClean: true })
    assert.deepInclude(read("content-length: 0\r\n"), { said: ["head", "end"], isClean: true })
    assert.deepInclude(read("content-length: 2\r\n"), { said: ["head", "end"], isClean: false })
    assert.deepInclude(read("transfer-encoding: chunked\r\n"), { said: ["head", "end"], isClean: false })
  })

  it.prop(
    "ends once, whatever comes",
    [fc.array(fc.uint8Array({ maxLength: 200 })), fc.boolean()],
    ([pieces, isHttp]) => {
      const { said } = heard(
        isHttp ? [Buffer.from("HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n"), ...pieces] : pieces
      )
      assert.isAtMost(said.filter((what) => what !== "head").length, 1)
    }
  )

  it("keeps a connection as the receiver says", () => {
    const kept = (head: string) => text(`${head}\r\ncontent-length: 2\r\n\r\nok`).isClean
    assert.isTrue(kept("HTTP/1.1 200 OK"))
    assert.isFalse(kept("HTTP/1.1 200 OK\r\nConnection: Close"))
    assert.isFalse(kept("HTTP/1.1 200 OK\r\nconnection: x, close"))
    assert.isFalse(kept("HTTP/1.0 200 OK"))
    assert.isTrue(kept("HTTP/1.0 200 OK\r\nconnection: Keep-Alive"))
    assert.isFalse(text("HTTP/1.1 200 OK\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n").isClean)
  })

  it("takes the status although the body breaks off or makes no sense", () => {
    assert.deepInclude(text("HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nhalf"), {
      status: 200,
      body: "half",
      isClean: false
    })
    const chunks = "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n"
    for (const rest of [
      "3\r\nabc",
      "3\r\nabcd\r\n",
      "3\r\nabc\r\nz\r\n",
      "3\r\nabc\r\n-1\r\n",
      `3\r\nabc\r\n1;${"x".repeat(5000)}`
    ]) {
      assert.deepInclude(text(chunks + rest), { said: ["head", "end"], body: "abc", isClean: false }, rest)
    }
    assert.deepInclude(text(`${chunks}0\r\n${"x-a: b\r\n".repeat(4000)}`), { said: ["head", "end"], isClean: false })
  })

  it("refuses what is not HTTP as soon as that can be known", () => {
    for (const written of [
      "x",
      "220 mail.example.com ESMTP",
      "HTTP/2 200\r\n\r\n",
      "HTTP/1.1 20 OK\r\n\r\n",
      "HTTP/1.1 2000 OK\r\n\r\n",
      "HTTP/1.1 200 OK\r\nno colon\r\n\r\n",
      "HTTP/1.1 200 OK\r\n: no name\r\n\r\n",
      "HTTP/1.1 200 OK\r\nspace : before\r\n\r\n",
      "HTTP/1.1 200 OK\r\nx-a: b\0c\r\n\r\n",
      "HTTP/1.1 200 OK\r\nx-a: b\rc\r\n\r\n",
      "HTTP/1.1 200 OK\r\ncontent-length: -1\r\n\r\n",
      "HTTP/1.1 200 OK\r\ncontent-length: 1e3\r\n\r\n",
      "HTTP/1.1 200 OK\r\ncontent-length: 3\r\ncontent-length: 4\r\n\r\nabcd"
    ]) {
      assert.deepInclude(text(written, false), { said: ["problem"], problem: "not HTTP" }, JSON.stringify(written))
    }
    assert.deepInclude(text("HTTP/1.1 101 Switching Protocols\r\n\r\n", false), { problem: "switched protocols" })
  })

  it("reads headers of 16 KiB, and no more", () => {
    const head = (length: number) => {
      const start = "HTTP/1.1 204 No Content\r\nx-a: "
      return `${start}${"a".repeat(length - start.length - 4)}\r\n\r\n`
    }
    assert.deepInclude(text(head(16 * 1024)), { said: ["head", "end"], status: 204 })
    assert.deepInclude(text(head(16 * 1024 + 2), false), { said: ["problem"], problem: "headers too long" })
  })

  it("leaves out 20 interim answers, and refuses more", () => {
    const interim = (times: number) => `${"HTTP/1.1 100 Continue\r\n\r\n".repeat(times)}HTTP/1.1 204 No Content\r\n\r\n`
    assert.deepInclude(text(interim(20)), { said: ["head", "end"], status: 204 })
    assert.deepInclude(text(interim(21)), { said: ["problem"], problem: "too many interim answers" })
  })

  it("counts the headers of interim answers", () => {
    const hints = `HTTP/1.1 103 Early Hints\r\nlink: ${"a".repeat(6000)}\r\n\r\n`
    assert.deepInclude(text(`${hints.repeat(2)}HTTP/1.1 204 No Content\r\n\r\n`), { status: 204 })
    assert.deepInclude(text(hints.repeat(3), false), { said: ["problem"], problem: "headers too long" })
  })

  it("ends an answer that is all frames or trailers at 64 KiB, however few of its bytes are body", () => {
    const chunks = "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n"
    const endless = [`1;${"x".repeat(4000)}\r\na\r\n`, "1\r\na\r\n"]
    for (const frame of endless) {
      const { body, isClean, said } = text(chunks + frame.repeat(200_000 / frame.length), false)
      assert.deepEqual([said, isClean], [["head", "end"], false])
      assert.isAtMost(body.length * frame.length, 64 * 1024)
    }
  })

  it("ends what comes in more than 2,048 pieces", () => {
    const byByte = (written: string) =>
      heard(
        [...Buffer.from(written)].map((byte) => Uint8Array.of(byte)),
        false
      )
    assert.deepInclude(byByte(`HTTP/1.1 200 OK\r\nx-a: ${"a".repeat(2100)}`), { problem: "too many pieces" })
    assert.deepInclude(byByte(`HTTP/1.1 200 OK\r\n\r\n${"a".repeat(2100)}`), { said: ["head", "end"], isClean: false })
  })

  it("joins folded lines and repeated headers", () => {
    assert.strictEqual(
      text("HTTP/1.1 503 Busy\r\nretry-after:\r\n  120\r\ncontent-length: 0\r\n\r\n").retryAfter,
      "120"
    )
    assert.deepInclude(text("HTTP/1.1 200 OK\r\ncontent-length: 2\r\ncontent-length: 2\r\n\r\nok"), {
      body: "ok",
      isClean: true
    })
  })

  it("hears nothing of a head that breaks off", () => {
    assert.deepEqual(text("HTTP/1.1 200 OK\r\nx").said, [])
    assert.deepEqual(text("").said, [])
  })
})
