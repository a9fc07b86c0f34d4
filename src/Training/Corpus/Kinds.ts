import { type Example, example } from "../Examples/Example.ts"
import { harmfulKinds, type TongueKind, tongueKinds } from "../Examples/Kinds.ts"

const named = new RegExp(`(?:^|/)([a-z]{2})/(${tongueKinds.join("|")})\\.txt$`)

/** Whether a file holds comments of one kind in one language, one a line: `de/scam.txt`. */
export const isOfKind = (name: string): boolean => named.test(name)

/** What is expected to become of the comments of such a file. */
export const fromKind = (content: string, name: string): ReadonlyArray<Example> => {
  const [, language = "", kind = ""] = named.exec(name) ?? []
  const known = tongueKinds.find((own): own is TongueKind => own === kind)
  const harmful = known !== undefined && harmfulKinds.has(known)
  return content.split("\n").flatMap((text) =>
    text === ""
      ? []
      : [
          example(text, `${language}/${kind}`, {
            language,
            expected: harmful ? "hide" : "keep",
            benign: !harmful
          })
        ]
  )
}
