import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { trainedClassifier } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import { read } from "#src/Autopilot/Features/Reading.ts"
import { complaining } from "#src/Autopilot/Guidance/About.ts"
import { taughtLanguages } from "#src/Training/Tongues/TongueExamples.ts"
import { effectsOf } from "../Guidance/HiddenByRules.ts"

const harmless = ["question", "praise", "chatter", "group"] as const

const moodsOf = (language: string, kind: string): ReadonlyArray<number> =>
  readFileSync(new URL(`../Languages/${language}/${kind}.txt`, import.meta.url), "utf8")
    .split("\n")
    .filter((text) => text !== "")
    .map((text) => trainedClassifier.classify(read(text)).scores.negative)

const share = (moods: ReadonlyArray<number>, from: number): number =>
  moods.filter((mood) => mood >= from).length / moods.length

describe("complaints in other languages", () => {
  it.each(taughtLanguages)("are heard in %s, as nothing else is", (language) => {
    assert.isAtLeast(share(moodsOf(language, "complaint"), complaining.elsewhere.atAll), 0.45)
    const others = harmless.flatMap((kind) => moodsOf(language, kind))
    assert.isAtMost(share(others, complaining.elsewhere.atAll), 0.04)
  })

  it("are hidden where they are plain, in most of them", () => {
    assert.isAtLeast(
      share(
        taughtLanguages.flatMap((language) => moodsOf(language, "complaint")),
        complaining.elsewhere.surely
      ),
      0.55
    )
    const others = taughtLanguages.flatMap((language) => harmless.flatMap((kind) => moodsOf(language, kind)))
    assert.isAtMost(share(others, complaining.elsewhere.surely), 0.015)
  })
})

describe("guidance about complaints in other languages", () => {
  it.each([
    ["Verberg klachten.", "al drie weken geen antwoord op mijn mail, nooit meer", "wat een lekkere koffie hier"],
    ["Ukrywaj skargi.", "czekam trzeci tydzień na zwrot i nikt nie odpisuje", "super kawa, polecam"],
    ["Şikayetleri gizle.", "üç haftadır iade bekliyorum kimse cevap vermiyor", "kahveniz çok güzel"],
    ["苦情は非表示にしてください。", "三週間待っても返金されない、対応が最悪", "コーヒー美味しかったです"],
    ["불만 댓글은 숨겨 주세요.", "3주째 환불도 안 해주고 연락도 없네요 최악", "커피 정말 맛있어요"],
    ["اخف الشكاوى.", "ثلاث اسابيع انتظر الاسترجاع ومحد يرد خدمة سيئة", "القهوة عندكم لذيذة"],
    ["शिकायतें छुपाओ।", "तीन हफ्ते से रिफंड नहीं मिला, बहुत घटिया सर्विस", "आपकी कॉफी बहुत अच्छी है"],
    ["Verberge Beschwerden.", "seit drei wochen keine antwort, nie wieder", "super kaffee bei euch"]
  ])("%s", (guidance, complaint, praise) => {
    assert.isNotEmpty(effectsOf(guidance, complaint))
    assert.isEmpty(effectsOf(guidance, praise))
  })

  it("leaves swearing and what is hidden otherwise as it was", () => {
    const { negative, profanity } = trainedClassifier.classify(read("wat een kutzooi, nooit meer")).scores
    assert.isAbove(negative, complaining.elsewhere.atAll)
    assert.isBelow(profanity, 0.8)
  })
})
