import { assert, it } from "@effect/vitest"
import { expectedPages } from "#src/Platforms/Inbox/ExpectedPages.ts"

it("a page is expected until somebody begins, or for a while after it came last; its own expects nobody else", () => {
  const expected = expectedPages(60)
  expected.expect("a", 1000)
  assert.isTrue(expected.hasOthers(null, 1059))
  assert.isFalse(expected.hasOthers("a", 1000))
  assert.deepStrictEqual(
    [expected.has("a", 1059), expected.has("a", 1060), expected.has("b", 1000)],
    [true, false, false]
  )
  expected.expect("a", 1000)
  assert.isTrue(expected.hasOthers("b", 1000))
  expected.expect("b", 1030)
  expected.expect("a", 1040)
  assert.isTrue(expected.hasOthers("b", 1099))
  assert.isFalse(expected.hasOthers("a", 1099))
  assert.isFalse(expected.hasOthers(null, 1100))
  expected.expect("a", 2000)
  assert.isTrue(expected.begun("a"))
  assert.isFalse(expected.begun("a"))
  assert.isFalse(expected.hasOthers(null, 2000))
})

it("nobody is expected of a time that a clock which was set back has yet to come to", () => {
  const expected = expectedPages(60)
  expected.expect("a", 9000)
  assert.isFalse(expected.hasOthers(null, 5000))
})
