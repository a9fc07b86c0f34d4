import { assert, describe, it } from "@effect/vitest"
import { fromCsv, fromLines, fromTsv } from "#src/Training/Corpus/Formats.ts"
import { fromJsonLines } from "#src/Training/Corpus/Labels.ts"

const short = (examples: ReturnType<typeof fromCsv>) =>
  examples.map(({ benign, expected, labels, text }) => ({ text, labels, benign, expected }))

describe("labelled files", () => {
  it("comments, spam or not", () => {
    const csv = 'COMMENT_ID,AUTHOR,DATE,CONTENT,CLASS\n1,a,,"see my <b>page</b>, it&#39;s new",1\n2,b,,lovely,0\n'
    assert.deepStrictEqual(short(fromCsv(csv, "x")), [
      { text: "see my page, it's new", labels: { spam: true }, benign: false, expected: null },
      { text: "lovely", labels: { spam: false }, benign: true, expected: null }
    ])
  })

  it("hateful or not, by number or by word", () => {
    const labels = (csv: string) => fromCsv(csv, "x").map((example) => example.labels)
    assert.deepStrictEqual(labels("text,label_gold\na,1\nb,0\n"), [{ hate: true }, { hate: false }])
    assert.deepStrictEqual(labels("test_case,label_gold\na,hateful\nb,non-hateful\n"), [
      { hate: true },
      { hate: false }
    ])
  })

  it("columns named by what was judged, shares of judges from a half", () => {
    const of = (csv: string) => short(fromCsv(csv, "x")).map(({ benign, labels }) => ({ benign, labels }))
    assert.deepStrictEqual(of("comment;isHate\nfine, really;0.0\nbad;0.66\n"), [
      { benign: true, labels: { hate: false } },
      { benign: false, labels: { hate: true } }
    ])
    assert.deepStrictEqual(
      of("CommentId,Text,IsToxic,IsAbusive,IsHatespeech\na,one,TRUE,FALSE,FALSE\nb,two,FALSE,FALSE,FALSE\n"),
      [
        { benign: false, labels: { offensive: true, hate: false } },
        { benign: true, labels: { offensive: false, hate: false } }
      ]
    )
    assert.deepStrictEqual(
      fromTsv("id\ttweet\tsubtask_a\n1\trude\tOFF\n2\tnice\tNOT\n", "x").map(({ labels }) => labels),
      [{ offensive: true }, { offensive: false }]
    )
    assert.deepStrictEqual(fromCsv("id,size\n1,2\n", "x"), [])
  })

  it("tweets: hate, offensive, neither", () => {
    const csv = "hate_speech,offensive_language,class,tweet\n3,0,0,RT @x: a\n0,3,1,b\n0,0,2,c\n"
    assert.deepStrictEqual(short(fromCsv(csv, "x")), [
      { text: "@x: a", labels: { offensive: true, hate: true }, benign: false, expected: null },
      { text: "b", labels: { offensive: true }, benign: false, expected: null },
      { text: "c", labels: { offensive: false, hate: false }, benign: true, expected: null }
    ])
  })

  it("messages and sentences parted by a tab", () => {
    assert.deepStrictEqual(
      fromTsv("ham\thi there\nspam\twin now\n", "x").map(({ labels }) => labels),
      [{ junk: false }, { junk: true }]
    )
    assert.deepStrictEqual(
      fromTsv("label\tfile\ttext\n1\tf\tbad\n0\tf\tgood\n", "x").map(({ labels, text }) => ({ labels, text })),
      [
        { labels: { hate: true }, text: "bad" },
        { labels: { hate: false }, text: "good" }
      ]
    )
  })

  it("texts with their labels in another file", () => {
    const [sad, glad] = fromLines("so sad\\u2026\nglad\n", "0\n2\n", "tweets/german_val")
    assert.deepInclude(sad, { text: "so sad…", labels: { negative: true }, language: "de", part: "val" })
    assert.deepInclude(glad, { labels: { negative: false }, benign: true })
    assert.deepStrictEqual(
      fromLines("a\nb\n", "1\n0\n", "tweets/offensive/test").map(({ benign, labels }) => ({ benign, labels })),
      [
        { benign: false, labels: { offensive: true } },
        { benign: true, labels: { offensive: false } }
      ]
    )
  })

  it("posts with many labels", () => {
    const lines = [
      { text: "a", part: "train", labels: ["topic_crypto", "scam"] },
      { text: "b", part: "calib", labels: ["promo"] },
      { text: "c", part: "calib", labels: ["clean"] }
    ]
    assert.deepStrictEqual(
      fromJsonLines(lines.map((line) => JSON.stringify(line)).join("\n"), "x").map(({ labels, part }) => ({
        labels,
        part
      })),
      [
        { labels: { junk: true, scam: true }, part: "train" },
        { labels: { junk: true, scam: false }, part: "calib" },
        { labels: { junk: false, scam: false }, part: "calib" }
      ]
    )
  })

  it("JSON lines with labels of ours, and what is expected", () => {
    const lines = [
      { text: "a", labels: ["hate"], expected: "hide" },
      { text: "b", labels: [], expected: "keep" },
      { text: "c", labels: { hate: 0, spam: 1 }, expected: "ask" },
      { text: "d", labels: "offensive" }
    ]
    assert.deepStrictEqual(short(fromJsonLines(lines.map((line) => JSON.stringify(line)).join("\n"), "x")), [
      { text: "a", labels: { hate: true, offensive: false }, benign: false, expected: "hide" },
      { text: "b", labels: { hate: false, offensive: false }, benign: true, expected: "keep" },
      { text: "c", labels: { hate: false, spam: true }, benign: false, expected: "ask" },
      { text: "d", labels: { hate: false, offensive: true }, benign: false, expected: null }
    ])
  })

  it("JSON lines with categories", () => {
    const lines = [
      { prompt: "a", H: 1, S: 0 },
      { prompt: "b", H: 0, H2: 1 },
      { prompt: "c", H: 0 },
      { prompt: "d", S: 1 }
    ]
    assert.deepStrictEqual(
      fromJsonLines(lines.map((line) => JSON.stringify(line)).join("\n"), "x").map(({ benign, labels }) => ({
        benign,
        labels
      })),
      [
        { benign: false, labels: { hate: true } },
        { benign: false, labels: { hate: true } },
        { benign: true, labels: { hate: false } },
        { benign: false, labels: {} }
      ]
    )
  })

  it("a line that is none is refused", () => {
    assert.throws(() => fromJsonLines('{"label": "spam"}', "x"))
  })
})
