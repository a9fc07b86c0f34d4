import { FileSystem } from "@effect/platform"
import { BunContext } from "@effect/platform-bun"
import { assert, describe, it } from "@effect/vitest"
import { Chunk, Effect, FastCheck, Stream } from "effect"
import { openCommentsFile } from "#src/Demo/CommentsFile.ts"

const fileOf = Effect.fn("fileOf")(function* (content: string | Uint8Array) {
  const fs = yield* FileSystem.FileSystem
  const file = `${yield* fs.makeTempDirectoryScoped()}/comments.csv`
  yield* fs.writeFile(file, typeof content === "string" ? new TextEncoder().encode(content) : content)
  return file
})

const opened = Effect.fn("opened")(function* (content: string | Uint8Array) {
  const { comments, ...rest } = yield* openCommentsFile(yield* fileOf(content))
  return { ...rest, comments: Chunk.toReadonlyArray(yield* Stream.runCollect(comments)) }
})

const refused: ReadonlyArray<readonly [string, string | Uint8Array, RegExp]> = [
  ["nothing", "", /: it is empty\.$/],
  ["a first line alone", "AUTHOR,CONTENT\n", /: it has a first line and no comments after it\.$/],
  ["no text", "AUTHOR,CONTENT\nAda, \n", /: none of its rows has a text in CONTENT\.$/],
  ["other columns", "id,text\n1,hello\n", /must name the columns AUTHOR and CONTENT.* It names "id", "text"\.$/],
  ["a column twice", "AUTHOR,content,CONTENT\na,b,c\n", /names the column CONTENT twice/],
  ["a short row", "AUTHOR,CONTENT\nAda,hi\nGrace\n", /: line 3 has 1 field, and the first line names 2\. A text with/],
  ["an unquoted comma", "AUTHOR,CONTENT\nAda,hi, there\n", /: line 2 has 3 fields, and the first line names 2/],
  ["many short rows", `AUTHOR,CONTENT\n${"x\n".repeat(8)}`, /line 6 has 1 field.*, and 3 more\./],
  [
    "Latin-1",
    Buffer.from("AUTHOR,CONTENT\nAda,hi\nGrace,caf\u00e9\n", "latin1"),
    /: line 3 is not UTF-8; it may be Latin-1/
  ],
  ["Latin-1 at its end", Buffer.from("AUTHOR,CONTENT\nGrace,caf\u00e9", "latin1"), /: line 2 is not UTF-8/],
  ["UTF-16", Buffer.from("\uFEFFAUTHOR,CONTENT\nAda,hi\n", "utf16le"), /: line 1 is not UTF-8; it may be .*UTF-16/],
  ["an open quote", 'AUTHOR,CONTENT\nAda,"hi\n', /a quotation mark opens a field and is never closed/],
  ["a stray quote", 'AUTHOR,CONTENT\nAda,"hi" there\n', /line 2 has a quotation mark inside of a field/]
]

describe("a file of comments", () => {
  for (const [what, content, answer] of refused) {
    it.scoped(`with ${what} is refused in words`, () =>
      Effect.gen(function* () {
        const { message } = yield* Effect.flip(opened(content))
        assert.match(message, answer)
      }).pipe(Effect.provide(BunContext.layer))
    )
  }

  it.scoped("that is not there is refused in words", () =>
    Effect.gen(function* () {
      assert.match((yield* Effect.flip(openCommentsFile("/nowhere.csv"))).message, /there is no such file/)
      assert.match((yield* Effect.flip(openCommentsFile("/"))).message, /it is a folder/)
    }).pipe(Effect.provide(BunContext.layer))
  )

  it.scoped("is read whatever the case and order of its columns, with a mark in front, and from any country", () =>
    Effect.gen(function* () {
      const content = '\uFEFFid,Content , author\r\n1,"Hello,\r\nthere",Ада\r\n\r\n2,,Nobody\r\n3,Bye,\r\n'
      const { comments, count, skipped } = yield* opened(content)
      assert.deepStrictEqual([count, skipped], [2, 1])
      assert.deepStrictEqual(
        comments.map(({ author, text }) => [text, author.name, author.handle]),
        [
          ["Hello,\r\nthere", "Ада", "ада"],
          ["Bye", "Somebody", "somebody"]
        ]
      )
    }).pipe(Effect.provide(BunContext.layer))
  )

  it.scoped("is read whatever ends each of its lines", () =>
    Effect.gen(function* () {
      const { comments } = yield* opened('Author,Content\r\nA,"one,\n1"\nB,"two"\rC,three\r\n\r\nD,"four"')
      assert.deepStrictEqual(
        comments.map(({ author, text }) => [author.name, text]),
        [
          ["A", "one,\n1"],
          ["B", "two"],
          ["C", "three"],
          ["D", "four"]
        ]
      )
      const { message } = yield* Effect.flip(opened("Author,Content\r\nA,one\nB\r\nC,three\n"))
      assert.include(message, "line 3 has 1 field, and the first line names 2")
    }).pipe(Effect.provide(BunContext.layer))
  )

  it.effect.prop(
    "gives every text back as it was written",
    [FastCheck.array(FastCheck.fullUnicodeString({ minLength: 1, maxLength: 30 }), { minLength: 1, maxLength: 20 })],
    ([texts]) =>
      Effect.gen(function* () {
        const rows = texts.map((text) => `Ada,"x${text.replaceAll('"', '""')}"`)
        const { comments } = yield* opened(["AUTHOR,CONTENT", ...rows].join("\n"))
        assert.deepStrictEqual(
          comments.map(({ text }) => text),
          texts.map((text) => `x${text}`)
        )
      }).pipe(Effect.scoped, Effect.provide(BunContext.layer)),
    { fastCheck: { numRuns: 30 } }
  )
})
